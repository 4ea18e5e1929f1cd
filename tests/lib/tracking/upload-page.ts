import { vi } from 'vitest'
import { createUnsentEvents } from '@/lib/tracking/unsent-events'
import { createUploader, type UploadOutcome } from '@/lib/tracking/uploader'

export const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => from + i)

/** A page that uploads events; all pages share this browser's storage. */
export function page() {
  const batches: number[][] = []
  let response: (batch: number[]) => Promise<UploadOutcome> = async () => 'sent'
  const made = createUploader<number>({
    send: async (batch) => {
      batches.push(batch)
      return response(batch)
    },
    unsent: createUnsentEvents(),
  })
  const add = (...events: number[]) => events.forEach((event) => made.add(event))
  return { ...made, batches, add, respondWith: (next: typeof response) => (response = next) }
}

/** A page that was left with unsent events. */
export function leftBehind(events: number[]) {
  const unsent = createUnsentEvents<number>()
  for (const event of events) unsent.add(event)
  vi.advanceTimersByTime(1)
}

/** The stored events in order. */
export const saved = () =>
  Object.keys(localStorage)
    .sort()
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as number)
export const sizes = (batches: number[][]) => batches.map((batch) => batch.length)
