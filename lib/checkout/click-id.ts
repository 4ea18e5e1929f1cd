import { readCookies } from '@/lib/cookies'

/** Keeps the id of an advertising click from the landing page on, for 30 days. */
const CLICK_ID_COOKIE = 'irclickid'

const SHAPE = /^[\w.~-]{1,200}$/

/** The id of the click that brought the payer: the address's own, else the one kept; or null. */
export function readClickId(
  parameter: string | undefined,
  cookies: string = document.cookie,
): string | null {
  const known = [parameter, readCookies(cookies).get(CLICK_ID_COOKIE)]
  return known.find((value) => value !== undefined && SHAPE.test(value)) ?? null
}
