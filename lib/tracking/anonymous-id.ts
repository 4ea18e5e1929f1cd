/** Where the anonymous tracking id is kept. Specification 9. @internal */
export const ANONYMOUS_ID_KEY = 'xpt_v1'

let remembered: string | null = null

/** The id of this browser in events; made when first asked for. Without storage it lasts one page. */
export function anonymousId(): string {
  try {
    remembered = localStorage.getItem(ANONYMOUS_ID_KEY) ?? remembered ?? crypto.randomUUID()
    localStorage.setItem(ANONYMOUS_ID_KEY, remembered)
  } catch {
    remembered ??= crypto.randomUUID()
  }
  return remembered
}

/** Forgets the id; the next event gets another. Specification 4, sign-out. */
export function forgetAnonymousId(): void {
  remembered = null
  try {
    localStorage.removeItem(ANONYMOUS_ID_KEY)
  } catch {
    // Without storage there is nothing left to remove.
    return
  }
}
