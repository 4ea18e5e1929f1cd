import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { createUnsentEvents, Unsent } from './unsent-events'

/** Upload interval, and sizes that trigger and limit a batch. */
const UPLOAD_PERIOD_MS = 30_000
const UPLOAD_THRESHOLD = 30
const MAX_BATCH = 100

export type UploadOutcome = 'sent' | 'too_large' | 'failed'

type UploaderOptions<T> = {
  send: (events: T[]) => Promise<UploadOutcome>
  unsent: ReturnType<typeof createUnsentEvents<T>>
}

/**
 * Uploads events in batches, one request at a time across all tabs: at once when 30 are waiting,
 * else 30 s after the first. When a batch is too large, the batch size is halved permanently and
 * the upload repeated; a single event that is too large is dropped. After any other failure the
 * events wait for the next interval.
 *
 * Events are removed from storage before they are sent and put back only after a failure, so that
 * none is uploaded twice: not by another tab, and not by the next page when this one is left before
 * the response arrives.
 */
export function createUploader<T>({ send, unsent }: UploaderOptions<T>) {
  let batchSize = MAX_BATCH
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let owners = 0

  function wait() {
    if (unsent.size() > 0) timer ??= setTimeout(() => void flush(), UPLOAD_PERIOD_MS)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isSending) return
    isSending = true
    await alone(async () => {
      while (await sendBatch(unsent.take(batchSize)));
    })
    isSending = false
    wait()
  }

  /** Whether to continue with the next batch. */
  async function sendBatch(batch: Unsent<T>[]): Promise<boolean> {
    if (batch.length === 0) return false
    const owner = owners
    const outcome = await sendQuietly(batch)
    if (outcome === 'sent') return true
    if (outcome === 'too_large') batchSize = Math.ceil(batch.length / 2)
    const isDropped = owner !== owners || (outcome === 'too_large' && batch.length === 1)
    if (!isDropped) unsent.putBack(batch)
    return outcome === 'too_large'
  }

  const sendQuietly = (batch: Unsent<T>[]) =>
    send(batch.map(({ event }) => event)).catch(() => 'failed' as const)

  wait()
  return {
    add(event: T): void {
      unsent.add(event)
      if (unsent.size() >= UPLOAD_THRESHOLD) void flush()
      else wait()
    },

    /** Uploads the events of this page when it is left; other tabs upload their own. */
    leave(): void {
      if (!isSending) void sendBatch(unsent.take(batchSize, { own: true }))
    },

    /**
     * Uploads everything at once and keeps nothing, whatever the result, because the user signs
     * out.
     */
    async finish(): Promise<void> {
      owners += 1
      const all = unsent.take(Infinity)
      for (let start = 0; start < all.length; start += batchSize)
        await sendQuietly(all.slice(start, start + batchSize))
    },
  }
}

/** Runs the work unless another tab is running it. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks
    .request('analytics-upload', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    .catch(() => undefined)
}

/** The version of the vendor's form protocol. */
const PROTOCOL = '2'
/** Browsers limit all keepalive requests of a page together to 64 KB. */
const MAX_KEPT_ALIVE = 60 * 1024

/** Posts a batch of analytics events, form-encoded. Specification 7. */
export async function sendForm(
  target: { url: string; key: string },
  events: readonly object[],
  now = Date.now(),
): Promise<UploadOutcome> {
  const list = JSON.stringify(events)
  const uploadTime = String(now)
  const signed = PROTOCOL + target.key + list + uploadTime
  const form = new URLSearchParams({
    client: target.key,
    e: list,
    v: PROTOCOL,
    upload_time: uploadTime,
    checksum: bytesToHex(md5(utf8ToBytes(signed))),
  })
  const response = await fetch(target.url, {
    method: 'POST',
    credentials: 'omit',
    body: form,
    keepalive: form.toString().length <= MAX_KEPT_ALIVE,
  })
  if (response.status === 413) return 'too_large'
  return response.ok ? 'sent' : 'failed'
}
