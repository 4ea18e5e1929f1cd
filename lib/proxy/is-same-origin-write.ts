import { isSameOrigin } from './same-origin.mjs'
import { env } from '@/lib/config/env'

/**
 * Whether a write comes from a page of this site. Browsers name the page's origin with every write
 * and cannot be made to lie about it; a write that names none, or another, is refused. What the
 * request's own `Host` says is nobody's word: behind a rebound name it would be the attacker's.
 */
export function isSameOriginWrite(request: Request): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (origin === null) return site === 'same-origin'
  return isSameOrigin(origin, env().NEXTAUTH_URL)
}
