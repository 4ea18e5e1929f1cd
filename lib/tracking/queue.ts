import { tabStorage } from '@/lib/storage/storage'

/** Items that wait until somebody takes them; `take` gets every further one at once. */
export type Queue<T> = {
  /** Begins the keys under which pages leave what they could not send. */
  key: 'tracking-queue:'
  /** How many items wait; later ones are dropped. */
  limit: number
  waiting: T[]
  take: ((item: T) => void) | null
}

export const createQueue = <T>(): Queue<T> => ({
  key: 'tracking-queue:',
  limit: 512,
  waiting: [],
  take: null,
})

/** Hands an item on, or keeps it until somebody takes it. */
export function enqueue<T>({ waiting, take, limit }: Queue<T>, item: T): void {
  if (take) take(item)
  else if (waiting.length < limit) waiting.push(item)
}

/** Leaves what still waits to the next page of this tab; a page that is left may never run again. */
export function keepQueue<T>(queue: Queue<T>): void {
  if (!queue.waiting[0]) return
  // Without storage they stay with this page, which may be shown again.
  if (tabStorage.write(`${queue.key}${Date.now()}`, JSON.stringify(queue.waiting)))
    queue.waiting = []
}
