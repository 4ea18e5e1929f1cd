import type { Async } from '@/lib/api/async'
import type { Benefit } from '@/lib/api/benefits'
import { isNotFound } from '@/lib/api/error-kinds'

/** What the screen of a benefit shows. */
export type BenefitView =
  | { kind: 'loading' | 'unavailable' | 'unknown' }
  | { kind: 'full' | 'ended' | 'notStarted' | 'claimed' | 'guest' | 'open'; benefit: Benefit }

/**
 * What to show of a benefit to whoever opened it. `guest` and `open` can be claimed, by a visitor
 * after signing in.
 *
 * @param input.id the id in the address; null for none
 */
export function benefitView(input: {
  id: string | null
  session: 'loading' | 'guest' | 'member' | 'unavailable'
  read: Pick<Async<Benefit>, 'status' | 'data' | 'error'>
}): BenefitView {
  const { id, session, read } = input
  if (id === null) return { kind: 'unknown' }
  if (session === 'unavailable') return { kind: 'unavailable' }
  if (read.status === 'failed') return { kind: isNotFound(read.error) ? 'unknown' : 'unavailable' }
  if (session === 'loading' || read.data === null) return { kind: 'loading' }
  const benefit = read.data
  if (benefit.available === 'ended') return { kind: 'ended', benefit }
  if (benefit.claimed) return { kind: 'claimed', benefit }
  if (benefit.available === 'not_started') return { kind: 'notStarted', benefit }
  if (benefit.available === 'full') return { kind: 'full', benefit }
  return { kind: session === 'guest' ? 'guest' : 'open', benefit }
}

/** The id of a benefit in a query; null when there is none that could be one. */
export function benefitIdIn(search: string): string | null {
  const id = new URLSearchParams(search).get('id')?.trim() ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
