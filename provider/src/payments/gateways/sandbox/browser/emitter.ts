export type Listener = (event?: unknown) => void

/** The events of an element. A listener that throws does not stop the others. */
export class Emitter {
  #listeners = new Map<string, Set<Listener>>()

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }

  off(event: string, listener?: Listener): void {
    if (listener) this.#listeners.get(event)?.delete(listener)
    else this.#listeners.delete(event)
  }

  emit(event: string, detail?: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        listener(detail)
      } catch (error) {
        reportError(error)
      }
    }
  }
}
