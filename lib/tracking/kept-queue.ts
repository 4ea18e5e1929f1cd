import type { Queue } from '@/lib/tracking/queue'

const KEY = 'tracking-queue'

/** Leaves what still waits to the next page of this tab; a page that is left never runs again. */
export function keepQueue<T>(queue: Queue<T>): void {
  const waiting = queue.drain()
  if (waiting.length === 0) return
  try {
    const earlier: T[] = read()
    sessionStorage.setItem(KEY, JSON.stringify([...earlier, ...waiting]))
  } catch {
    // Without storage they stay with this page, which may be shown again.
    queue.putFirst(waiting)
  }
}

/** Takes over what earlier pages of this tab left. */
export function takeKeptQueue<T>(): T[] {
  try {
    const kept: T[] = read()
    sessionStorage.removeItem(KEY)
    return kept
  } catch {
    // Nothing was kept where storage is refused, and nothing readable is nothing.
    return []
  }
}

function read<T>(): T[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  return Array.isArray(kept) ? (kept as T[]) : []
}
