import { browserStorage } from '@/lib/storage/storage'

/** Where the anonymous tracking id is kept. @internal */
export const ANONYMOUS_ID_KEY = 'xpt_v1'

let remembered: string | null = null

/** The id of this browser in events; made when first asked for. Without storage it lasts one page. */
export function anonymousId(): string {
  remembered = browserStorage.read(ANONYMOUS_ID_KEY) ?? remembered ?? crypto.randomUUID()
  browserStorage.write(ANONYMOUS_ID_KEY, remembered)
  return remembered
}

/** Forgets the id; the next event gets another. */
export function forgetAnonymousId(): void {
  remembered = null
  browserStorage.write(ANONYMOUS_ID_KEY, null)
}
