/** Specification 9, notification kinds. */
export type ToastKind = 'success' | 'error' | 'info'

interface ToastOptions {
  kind: ToastKind
  message: string
  /** One thing to do about it, e.g. undo. */
  action?: { label: string; onClick: () => void }
}

export interface Toast extends ToastOptions {
  id: number
}

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0

function change(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** Shows a notice; the same sentence is not shown twice at a time. */
export function toast(options: ToastOptions): void {
  const others = toasts.filter(
    ({ kind, message }) => kind !== options.kind || message !== options.message,
  )
  lastId += 1
  change([...others, { ...options, id: lastId }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id))
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts(): readonly Toast[] {
  return toasts
}

const none: readonly Toast[] = []

/** The server's HTML never holds a notice. */
export function noToasts(): readonly Toast[] {
  return none
}
