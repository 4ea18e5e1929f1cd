import { browserStorage } from '@/lib/storage/storage'

/** Storage key of the anonymous tracking id. @internal */
export const ANONYMOUS_ID_KEY = 'xpt_v1'

let remembered: string | null = null

/**
 * The id of this browser in events, created at first use. Without storage it lasts for one page.
 */
export function anonymousId(): string {
  remembered = browserStorage.read(ANONYMOUS_ID_KEY) ?? remembered ?? crypto.randomUUID()
  browserStorage.write(ANONYMOUS_ID_KEY, remembered)
  return remembered
}

/** Deletes the id, so that the next event creates a new one. */
export function forgetAnonymousId(): void {
  remembered = null
  browserStorage.write(ANONYMOUS_ID_KEY, null)
}
