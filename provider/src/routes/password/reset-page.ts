/** How addresses of the web application start, one for each of its languages. */
const prefixes = ['', '/en-US', '/en-AU', '/en-CA', '/es', '/fr-CA']
const pages = new Set(prefixes.map((prefix) => `${prefix}/forgot-password`))
const brandShape = /^[\w-]{1,40}$/

/** The longest way back that goes along, in characters. */
const MAX_RETURN_PATH = 500

/**
 * The page that the link of a mail leads to: `target` resolved on the web's address, if it is there
 * the page for new passwords, else null. Of its query the brand stays, and the path to return to after
 * signing in when it is one of the web's. No other page may get the credentials in the link, and
 * whoever asks, the mail must lead to where it works.
 */
export function resetPage(target: string, webUrl: string): string | null {
  if (!URL.canParse(target, webUrl)) return null
  const { origin, pathname, searchParams } = new URL(target, webUrl)
  if (origin !== new URL(webUrl).origin || !pages.has(pathname)) return null
  const page = new URL(pathname, webUrl)
  const returnPath = ownPath(searchParams.get('onSignInRedirectTo'), webUrl)
  if (returnPath !== null) page.searchParams.set('onSignInRedirectTo', returnPath)
  const brand = searchParams.get('brand')
  if (brand !== null && brandShape.test(brand)) page.searchParams.set('brand', brand)
  return page.href
}

function ownPath(path: string | null, webUrl: string): string | null {
  if (!path?.startsWith('/') || path.length > MAX_RETURN_PATH) return null
  if (!URL.canParse(path, webUrl)) return null
  const { origin, pathname, search } = new URL(path, webUrl)
  return origin === new URL(webUrl).origin && !pathname.startsWith('//') ? pathname + search : null
}
