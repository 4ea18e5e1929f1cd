/** When and how much is uploaded. Specification 9, analytics. */
const UPLOAD_PERIOD_MS = 30_000
const UPLOAD_THRESHOLD = 30
const MAX_BATCH = 100
const MAX_SAVED = 1000

export type UploadOutcome = 'sent' | 'too_large' | 'failed'

type UploaderOptions<T> = {
  send: (events: T[]) => Promise<UploadOutcome>
  load: () => T[]
  save: (unsent: T[]) => void
}

/**
 * Uploads events in batches, one request at a time: at once when 30 wait, else 30 s after the first.
 * A batch that is too large is halved, for good, and tried again, and dropped when it is a single event; after
 * any other failure the events wait for the next period. At most 1000 are kept, the newest.
 */
export function createUploader<T>({ send, load, save }: UploaderOptions<T>) {
  let unsent = load().slice(-MAX_SAVED)
  let batchSize = MAX_BATCH
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  function keep(events: T[]) {
    unsent = events.slice(-MAX_SAVED)
    save(unsent)
  }

  function wait() {
    if (unsent.length > 0) timer ??= setTimeout(() => void flush(), UPLOAD_PERIOD_MS)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isSending) return
    isSending = true
    while (unsent.length > 0 && (await sendBatch(unsent.slice(0, batchSize))));
    isSending = false
    wait()
  }

  /** Whether to go on with the next batch. */
  async function sendBatch(batch: T[]): Promise<boolean> {
    const outcome = await send(batch).catch(() => 'failed' as const)
    if (outcome === 'failed') return false
    if (outcome === 'too_large' && batch.length > 1) {
      batchSize = Math.ceil(batch.length / 2)
      return true
    }
    // Others may have been dropped from the front while this batch was on its way.
    keep(unsent.filter((event) => !batch.includes(event)))
    return true
  }

  wait()
  return {
    add(event: T): void {
      keep([...unsent, event])
      if (unsent.length >= UPLOAD_THRESHOLD) void flush()
      else wait()
    },
    flush,
  }
}
