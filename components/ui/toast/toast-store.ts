import { createStore } from '@/lib/browser/store'

/** Specification 9, notification kinds. */
export type ToastKind = 'success' | 'error' | 'info'

export interface ToastAction {
  label: string
  onClick: () => void
}

interface ToastOptions {
  kind: ToastKind
  message: string
  /** One action, e.g. undo. */
  action?: ToastAction
}

export interface Toast extends ToastOptions {
  id: number
  /** Time at which it was shown, in milliseconds since 1970. */
  shownAt: number
}

/** Within this time, in milliseconds, a repeated message counts as the same event. */
const SAME_EVENT_MS = 1000

/** The notices that are shown; none in the server's HTML. */
export const toastStore = createStore<readonly Toast[]>([])
let lastId = 0

/**
 * Shows a notification and returns a function that removes it. The same message is not shown twice
 * at a time, and is not announced again for the same event.
 */
export function toast(options: ToastOptions): () => void {
  const now = Date.now()
  const toasts = toastStore.get()
  const shown = toasts.find(({ message }) => message === options.message)
  if (shown && now - shown.shownAt < SAME_EVENT_MS) {
    toastStore.set(
      toasts.map((one) => (one === shown ? { ...shown, action: options.action } : one)),
    )
    return () => dismissToast(shown.id)
  }
  lastId += 1
  const id = lastId
  toastStore.set([...toasts.filter((one) => one !== shown), { ...options, id, shownAt: now }])
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((shown) => shown.id !== id))
}
