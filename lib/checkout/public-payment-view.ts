import type { LinkProblem, PaymentLink } from '@/lib/api/payment-links'
import { blockingProblems, needsBrand } from './payment-link'

export type PublicPaymentView =
  /** Also on the way to the choice of a brand. */
  | { kind: 'loading'; needsBrand: boolean }
  | { kind: 'unavailable'; cause: 'session' | 'link' }
  /** The link names no plan. */
  | { kind: 'choose'; link: PaymentLink }
  /** The link is wrong, so that its plan cannot be bought by it. */
  | { kind: 'refused'; problems: LinkProblem[] }
  | { kind: 'buy'; link: PaymentLink; plan: NonNullable<PaymentLink['plan']>; isMember: boolean }

/** Decides what the page of payment links shows. */
export function publicPaymentView(known: {
  session: 'loading' | 'guest' | 'member' | 'unavailable'
  link: { status: 'loading' | 'failed' } | { status: 'ready'; link: PaymentLink }
}): PublicPaymentView {
  const { session } = known
  if (session === 'unavailable') return { kind: 'unavailable', cause: 'session' }
  if (known.link.status === 'failed') return { kind: 'unavailable', cause: 'link' }
  if (session === 'loading' || known.link.status !== 'ready')
    return { kind: 'loading', needsBrand: false }
  const { link } = known.link
  if (blockingProblems(link).length > 0) return { kind: 'refused', problems: link.problems }
  if (needsBrand(link)) return { kind: 'loading', needsBrand: true }
  if (link.plan === null) return { kind: 'choose', link }
  return { kind: 'buy', link, plan: link.plan, isMember: session === 'member' }
}
