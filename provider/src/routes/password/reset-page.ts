import { localePrefixes } from '../../texts/web-locales'

const pages = new Set(localePrefixes.map((prefix) => `${prefix}/forgot-password`))
const brandPattern = /^[\w-]{1,40}$/

/** The maximum length of a return path, in characters. */
const MAX_RETURN_PATH = 500

/**
 * The page that the link of a mail opens: `target` resolved on the web's address, if it is the page
 * for new passwords, else null. Of its query the brand is kept, and the return path after sign-in
 * if it belongs to the web application. No other page may get the credentials of the link.
 */
export function resetPage(target: string, webUrl: string): string | null {
  if (!URL.canParse(target, webUrl)) return null
  const { origin, pathname, searchParams } = new URL(target, webUrl)
  if (origin !== new URL(webUrl).origin || !pages.has(pathname)) return null
  const page = new URL(pathname, webUrl)
  const returnPath = ownReturnPath(searchParams.get('onSignInRedirectTo'), webUrl)
  if (returnPath !== null) page.searchParams.set('onSignInRedirectTo', returnPath)
  const brand = searchParams.get('brand')
  if (brand !== null && brandPattern.test(brand)) page.searchParams.set('brand', brand)
  return page.href
}

function ownReturnPath(path: string | null, webUrl: string): string | null {
  if (!path?.startsWith('/') || path.length > MAX_RETURN_PATH) return null
  if (!URL.canParse(path, webUrl)) return null
  const { origin, pathname, search } = new URL(path, webUrl)
  return origin === new URL(webUrl).origin && !pathname.startsWith('//') ? pathname + search : null
}
