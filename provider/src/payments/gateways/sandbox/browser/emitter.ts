export type Listener = (event?: unknown) => void

/** The events of an element. A listener that throws does not stop the others. */
class Emitter {
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

/** What pages call to follow the events of an element. */
export abstract class EventElement {
  protected readonly events = new Emitter()

  on(event: string, listener: Listener): this {
    this.events.on(event, listener)
    return this
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (detail) => {
      this.events.off(event, first)
      listener(detail)
    }
    return this.on(event, first)
  }

  off(event: string, listener?: Listener): this {
    this.events.off(event, listener)
    return this
  }
}

/** The element of the page that `target`, a selector or an element, names. */
export function findContainer(target: string | HTMLElement): HTMLElement {
  const container =
    typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
  if (!container)
    throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`)
  return container
}
