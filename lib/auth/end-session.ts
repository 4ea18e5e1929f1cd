import 'server-only'
import { hintCookie } from '@/lib/auth/hint-cookie'
import { isSecureSite, sessionCookieName } from '@/lib/auth/session-cookie-name'
import { SESSION_ENDED_HEADER } from '@/lib/auth/session-ended-header'
import { readCookies } from '@/lib/cookies'
import { isSessionHinted } from '@/lib/session-hint'

/**
 * Ends the session that the cookies of a request claim, in the headers of the response that found it
 * refused: the next page that asks who is signed in must not believe in it. Says so in a header, and
 * does nothing for a guest.
 */
export function endSession(request: Headers, response: Headers): void {
  const cookies = request.get('cookie') ?? ''
  const name = sessionCookieName()
  if (!readCookies(cookies).has(name) && !isSessionHinted(cookies)) return
  const secure = isSecureSite() ? '; Secure' : ''
  const ended = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
  response.set(SESSION_ENDED_HEADER, '1')
  response.append('set-cookie', ended)
  const hint = hintCookie([ended], cookies)
  if (hint) response.append('set-cookie', hint)
}
