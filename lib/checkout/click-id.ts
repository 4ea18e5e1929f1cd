import { readCookies } from '../browser/read-cookies'

/** Keeps the id of an advertising click from the landing page on, for 30 days; also its parameter. */
export const CLICK_ID_COOKIE = 'irclickid'

/** What such an id looks like; anything else is not kept. */
export const CLICK_ID_SHAPE = '[\\w.~-]{1,200}'

const shape = new RegExp(`^${CLICK_ID_SHAPE}$`)

/** The id of the click that brought the payer: the address's own, else the one kept; or null. */
export function readClickId(
  parameter: string | undefined,
  cookies: string = document.cookie,
): string | null {
  const known = [parameter, readCookies(cookies).get(CLICK_ID_COOKIE)]
  return known.find((value) => value !== undefined && shape.test(value)) ?? null
}
