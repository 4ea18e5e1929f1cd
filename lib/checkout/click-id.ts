/**
 * Name of the cookie, and of the query parameter, with the id of an advertising click. The landing
 * page sets it for 30 days.
 */
export const CLICK_ID_COOKIE = 'irclickid'

/** Pattern of a valid click id; anything else is not stored. */
export const CLICK_ID_SHAPE = '[\\w.~-]{1,200}'

const shape = new RegExp(`^${CLICK_ID_SHAPE}$`)

/** The id of the click that brought the payer: from the URL, else from the cookie; or null. */
export function readClickId(
  parameter: string | undefined,
  cookies: string = document.cookie,
): string | null {
  const known = [parameter, readCookies(cookies).get(CLICK_ID_COOKIE)]
  return known.find((value) => value !== undefined && shape.test(value)) ?? null
}

// Servers use the package `cookie`; this spares browsers 1.6 KB of JavaScript.
/** Parses `document.cookie`; the first cookie of a name wins. */
function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [name = '', ...rest] = pair.trim().split('=')
    if (name && !cookies.has(name)) cookies.set(name, decode(rest.join('=')))
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
