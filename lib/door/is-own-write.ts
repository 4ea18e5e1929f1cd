import { env } from '@/lib/env'

/**
 * Whether a write comes from a page of this site. Browsers name the page's origin with every write
 * and cannot be made to lie about it; a write that names none, or another, is refused.
 */
export function isOwnWrite(request: Request): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (origin === null) return site === 'same-origin'
  return origin === new URL(env().NEXTAUTH_URL).origin || origin === ownOrigin(request)
}

// The same site under another of its names, for example 127.0.0.1 for localhost. A browser cannot be
// made to send a foreign Host.
function ownOrigin({ headers, url }: Request): string {
  return `${new URL(env().NEXTAUTH_URL).protocol}//${headers.get('host') ?? new URL(url).host}`
}
