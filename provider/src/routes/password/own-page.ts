/**
 * The page a mail may link to: `target` resolved on the web's address, if it stays on it; else null.
 * Credentials within the address are dropped.
 */
export function ownPage(target: string, webUrl: string): string | null {
  if (!URL.canParse(target, webUrl)) return null
  const page = new URL(target, webUrl)
  if (page.origin !== new URL(webUrl).origin) return null
  page.username = ''
  page.password = ''
  page.hash = ''
  return page.href
}
