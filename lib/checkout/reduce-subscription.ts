import type { Subscription } from '@/lib/api/subscriptions'
import { ownFailure } from './failure'
import type { PaymentState } from './payment-state'
import { begin, identify, pay, succeed } from './payment-transitions'

const ACTIVE = 'active'
// Statuses from which a subscription never becomes active again.
const ENDED = ['canceled', 'incomplete_expired']

/** Whether the status of a purchase is final. */
export const isSettled = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === ACTIVE || ENDED.includes(status)

/** A purchase reported as active counts as bought only after a read confirms it. */
export function afterCreated(state: PaymentState, subscription: Subscription): PaymentState {
  const known = { ...state, outcomeUnknown: false, subscription: identify(subscription) }
  if (subscription.status === ACTIVE) return { ...known, step: 'reading', resume: 'check' }
  return pay(known)
}

/** What a purchase becomes once its subscription has been read, by what was to be done with it. */
export function afterRead(state: PaymentState, subscription: Subscription): PaymentState {
  const known = { ...state, subscription: identify(subscription) }
  if (subscription.status === ACTIVE) return succeed(known, subscription)
  if (ENDED.includes(subscription.status)) return ended(state, subscription)
  switch (state.resume) {
    case 'check':
      return { ...known, step: known.subscription?.clientSecret ? 'retrievingIntent' : 'polling' }
    case 'wait':
      return known.subscription?.clientSecret
        ? { ...known, step: 'retrievingIntent' }
        : { ...known, step: 'failed', resume: 'confirm', failure: ownFailure('unfinished') }
    case 'replace':
      return begin({ ...state, subscription: null }, state.payWith)
    case 'confirm':
      return state.payWith === 'newCard'
        ? { ...known, step: 'creatingMethod', paymentMethodId: null }
        : pay({ ...known, paymentMethodId: null })
  }
}

/** What a purchase becomes once its subscription has been read until nothing more comes of it. */
export const afterSettled = (state: PaymentState, subscription: Subscription): PaymentState =>
  subscription.status === ACTIVE ? succeed(state, subscription) : ended(state, subscription)

const forgotten = (state: PaymentState): PaymentState => ({
  ...state,
  subscription: null,
  outcomeUnknown: false,
  failure: null,
})

/** The purchase has ended, so the next one starts anew. */
function ended(state: PaymentState, { charged }: Subscription): PaymentState {
  const anew = forgotten(state)
  if (state.resume === 'confirm' || state.resume === 'replace') return begin(anew, state.payWith)
  return state.resume === 'check' && charged === null
    ? { ...anew, step: 'failed', failure: ownFailure('notCharged') }
    : { ...anew, step: 'idle' }
}

/**
 * The provider does not find the purchase. If its payment may be processing, that says nothing
 * about the payment.
 */
export function afterGone(state: PaymentState): PaymentState {
  if (state.resume === 'check') return { ...state, step: 'searching' }
  const anew = forgotten(state)
  return state.resume === 'wait' ? { ...anew, step: 'idle' } : begin(anew, state.payWith)
}
