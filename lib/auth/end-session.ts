import 'server-only'
import { parseCookie, stringifySetCookie } from 'cookie'
import { hintCookie } from './session-hint-cookie'
import { isSecureSite, sessionCookieName } from './session-cookie-name'
import { SESSION_ENDED_HEADER, SESSION_HINT_COOKIE } from './session-hint'

/**
 * Ends the session that the cookies of a request claim, in the headers of the response that found it
 * refused: the next page that asks who is signed in must not believe in it. Says so in a header, and
 * does nothing for a guest.
 */
export function endSession(request: Headers, response: Headers): void {
  const cookieHeader = request.get('cookie') ?? ''
  const cookies = parseCookie(cookieHeader)
  const name = sessionCookieName()
  if (!(name in cookies) && cookies[SESSION_HINT_COOKIE] !== '1') return
  const ended = stringifySetCookie({
    name,
    value: '',
    path: '/',
    maxAge: 0,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureSite(),
  })
  response.set(SESSION_ENDED_HEADER, '1')
  response.append('set-cookie', ended)
  const hint = hintCookie([ended], cookieHeader)
  if (hint) response.append('set-cookie', hint)
}
