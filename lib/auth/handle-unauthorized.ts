import type { Outcome } from '@/lib/api/client'
import { SESSION_ENDED_HEADER } from './session-hint'
import { announceSession, announceUnauthorized } from './session-events'
import { forgetAnonymousId } from '@/lib/tracking/anonymous-id'

/** When this page last heard that its session had ended, in milliseconds since 1970. */
let endedAt = 0

/**
 * Tells the page of a 401, and of the end of the session once: other calls that were under way then
 * bring the same news.
 */
export function handleUnauthorized({ method, call, response, sentAt }: Outcome): void {
  const ended = response.headers.has(SESSION_ENDED_HEADER) && sentAt > endedAt
  if (ended) endedAt = Date.now()
  if (call.signOutOn401 !== false) {
    announceUnauthorized({ ended, wanted: call.wanted ?? method !== 'GET' })
  }
  if (!ended) return
  forgetAnonymousId()
  announceSession('expired')
}
