/** How addresses of the web application start, one for each of its languages. */
const prefixes = ['', '/en-US', '/en-AU', '/en-CA', '/es', '/fr-CA']
const pages = new Set(prefixes.map((prefix) => `${prefix}/forgot-password`))
const brandShape = /^[\w-]{1,40}$/

/**
 * The page that the link of a mail leads to: `target` resolved on the web's address, if it is there
 * the page for new passwords, else null. Of its query only the brand stays. No other page may get the
 * credentials in the link, and whoever asks, the mail must lead to where it works.
 */
export function resetPage(target: string, webUrl: string): string | null {
  if (!URL.canParse(target, webUrl)) return null
  const { origin, pathname, searchParams } = new URL(target, webUrl)
  if (origin !== new URL(webUrl).origin || !pages.has(pathname)) return null
  const page = new URL(pathname, webUrl)
  const brand = searchParams.get('brand')
  if (brand !== null && brandShape.test(brand)) page.searchParams.set('brand', brand)
  return page.href
}
