import type { Subscription } from '@/lib/api/subscriptions-web'
import { type Failure, ownFailure } from './failure'
import type { PaymentEvent, PaymentState, PaymentStep } from './payment-state'
import { afterIntent } from './reduce-intent'

const ACTIVE = 'active'
// Statuses from which no purchase ever becomes active again.
const ENDED = ['canceled', 'incomplete_expired']

/** Whether nothing more will become of a purchase by waiting. */
export const isSettled = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === ACTIVE || ENDED.includes(status)

// The steps in which an event means something. In all others it comes too late.
const belongsTo: Record<PaymentEvent['type'], readonly PaymentStep[]> = {
  submit: ['idle'],
  tryAgain: ['failed'],
  found: ['idle'],
  foundUnknown: ['idle'],
  methodCreated: ['creatingMethod'],
  methodRefused: ['creatingMethod'],
  created: ['creatingSubscription'],
  creationFailed: ['creatingSubscription'],
  confirmed: ['confirming', 'authenticating'],
  confirmRefused: ['confirming', 'authenticating'],
  confirmUnclear: ['confirming', 'authenticating'],
  intent: ['retrievingIntent'],
  read: ['reading'],
  readFailed: ['reading'],
  settled: ['polling'],
  pollFailed: ['polling'],
  searched: ['searching'],
  searchFailed: ['searching'],
}

/**
 * The payment machine: what a purchase becomes when something happens. An event that does not belong
 * to the present step changes nothing, so that a late answer cannot undo a newer one. Only a definite
 * answer counts as a refusal: after a lost one it is found out what has become of the payment.
 */
export function reducePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (!belongsTo[event.type].includes(state.step)) return state
  switch (event.type) {
    case 'submit':
      return begin(acted(state), event.payWith)
    case 'tryAgain':
      return tryAgain(acted(state), event)
    case 'found': {
      const subscription = { id: event.subscriptionId, clientSecret: null }
      return { ...state, step: 'reading', resume: event.resume, subscription, returning: true }
    }
    case 'foundUnknown':
      return unknownOutcome({ ...state, paymentMethodId: event.paymentMethodId })
    case 'methodCreated':
      return pay({ ...state, paymentMethodId: event.paymentMethodId })
    case 'methodRefused':
      return { ...state, step: state.subscription ? 'failed' : 'idle', failure: event.failure }
    case 'created':
      return created(state, event.subscription)
    case 'creationFailed': {
      const { failure, outcomeUnknown, mayHavePlan } = event
      if (outcomeUnknown) return unknownOutcome(state)
      const refused = { ...state, failure, outcomeUnknown }
      return { ...refused, step: mayHavePlan ? 'searching' : 'failed' }
    }
    case 'confirmed':
      return { ...state, step: 'polling', resume: 'check' }
    case 'confirmRefused':
      return { ...state, step: 'failed', failure: event.failure, resume: 'confirm' }
    case 'confirmUnclear': {
      const { paymentMethodId } = event
      return { ...state, step: 'retrievingIntent', resume: 'check', paymentMethodId }
    }
    case 'intent':
      return afterIntent(state, event.intent)
    case 'read':
      return read(state, event.subscription)
    case 'readFailed':
      return event.gone ? gone(state) : { ...state, step: 'failed', failure: event.failure }
    case 'settled':
      return event.subscription.status === ACTIVE
        ? succeed(state, event.subscription)
        : ended(state, event.subscription)
    case 'pollFailed':
      return event.gone
        ? { ...state, step: 'searching', resume: 'check' }
        : unsettled(state, state.failure ?? event.failure)
    case 'searched':
      if (event.subscription) return succeed(state, event.subscription)
      // Known or not, a purchase that cannot be found says nothing about its payment.
      return state.subscription
        ? unsettled(state, ownFailure('unknownOutcome'))
        : { ...state, step: 'failed' }
    case 'searchFailed':
      return state.subscription
        ? unsettled(state, ownFailure('unknownOutcome'))
        : unknownOutcome(state)
  }
}

const acted = (state: PaymentState): PaymentState => ({
  ...state,
  returning: false,
  confirmTried: false,
})

function begin(state: PaymentState, payWith: PaymentState['payWith']): PaymentState {
  const fresh = { ...state, payWith, failure: null, paymentMethodId: null }
  return payWith === 'newCard'
    ? { ...fresh, step: 'creatingMethod' }
    : { ...fresh, step: 'creatingSubscription' }
}

function tryAgain(
  state: PaymentState,
  { payWith, newCard, outdated }: PaymentEvent & { type: 'tryAgain' },
): PaymentState {
  if (state.subscription) {
    const resume = outdated ? 'replace' : newCard ? 'confirm' : state.resume
    return { ...state, step: 'reading', payWith, resume, failure: null }
  }
  // The same request once more: another card would make it another request.
  if (state.outcomeUnknown) return { ...state, step: 'creatingSubscription', failure: null }
  return begin(state, payWith)
}

/** The step that takes money with the method at hand. */
function pay(state: PaymentState): PaymentState {
  if (!state.subscription) return { ...state, step: 'creatingSubscription' }
  return state.subscription.clientSecret
    ? { ...state, step: 'confirming', confirmTried: true }
    : { ...state, step: 'polling', resume: 'check' }
}

/** A purchase that is said to be active counts as bought only once a read says so too. */
function created(state: PaymentState, subscription: Subscription): PaymentState {
  const known = { ...state, outcomeUnknown: false, subscription: identify(subscription) }
  if (subscription.status === ACTIVE) return { ...known, step: 'reading', resume: 'check' }
  return pay(known)
}

function read(state: PaymentState, subscription: Subscription): PaymentState {
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

/** That purchase is over: the next one starts anew. */
function ended(state: PaymentState, { charged }: Subscription): PaymentState {
  const anew = { ...state, subscription: null, outcomeUnknown: false, failure: null }
  if (state.resume === 'confirm' || state.resume === 'replace') return begin(anew, state.payWith)
  return state.resume === 'check' && charged === null
    ? { ...anew, step: 'failed', failure: ownFailure('notCharged') }
    : { ...anew, step: 'idle' }
}

/** The provider does not find the purchase: where its payment is open, that tells nothing about it. */
function gone(state: PaymentState): PaymentState {
  if (state.resume === 'check') return { ...state, step: 'searching' }
  const anew = { ...state, subscription: null, outcomeUnknown: false, failure: null }
  return state.resume === 'wait' ? { ...anew, step: 'idle' } : begin(anew, state.payWith)
}

const unsettled = (state: PaymentState, failure: Failure): PaymentState => ({
  ...state,
  step: 'failed',
  resume: 'check',
  failure,
})

const unknownOutcome = (state: PaymentState): PaymentState => ({
  ...state,
  step: 'failed',
  outcomeUnknown: true,
  failure: ownFailure('unknownOutcome'),
})

function succeed(state: PaymentState, subscription: Subscription): PaymentState {
  return {
    ...state,
    step: 'succeeded',
    subscription: identify(subscription),
    bought: subscription,
    failure: null,
    outcomeUnknown: false,
  }
}

function identify(subscription: Subscription): PaymentState['subscription'] {
  return {
    id: subscription.id,
    clientSecret: subscription.stripeDetails?.stripePaymentIntentClientSecret ?? null,
  }
}
