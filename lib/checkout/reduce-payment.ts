import type { Subscription } from '@/lib/api/subscriptions-web'
import type { PaymentEvent, PaymentState } from '@/lib/checkout/payment-state'

const ACTIVE = 'active'
// Statuses from which no purchase ever becomes active again.
const ENDED = ['canceled', 'incomplete_expired']

/**
 * The payment machine: what a purchase becomes when something happens. An event that does not belong
 * to the present step changes nothing, so that a late answer cannot undo a newer one.
 * Specification 4; requirements 4.3.
 */
export function reducePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'submit':
      return state.step === 'idle' ? begin(state, event.payWith) : state
    case 'tryAgain':
      return state.step === 'failed' ? tryAgain(state, event) : state
    case 'found':
      return state.step === 'idle'
        ? {
            ...state,
            step: 'reading',
            resume: event.resume,
            subscription: { id: event.subscriptionId, clientSecret: null },
          }
        : state
    case 'foundUnknown':
      return state.step === 'idle'
        ? {
            ...state,
            step: 'failed',
            outcomeUnknown: true,
            paymentMethodId: event.paymentMethodId,
            failure: { code: 'unknownOutcome', messages: [] },
          }
        : state
    case 'methodCreated':
      return state.step === 'creatingMethod'
        ? pay({ ...state, paymentMethodId: event.paymentMethodId })
        : state
    case 'methodRefused':
      return state.step === 'creatingMethod'
        ? { ...state, step: state.subscription ? 'failed' : 'idle', failure: event.failure }
        : state
    case 'created':
      return state.step === 'creatingSubscription' ? created(state, event.subscription) : state
    case 'creationFailed':
      return state.step === 'creatingSubscription'
        ? {
            ...state,
            step: 'failed',
            failure: event.failure,
            outcomeUnknown: event.outcomeUnknown,
          }
        : state
    case 'confirmed':
      return state.step === 'confirming' ? { ...state, step: 'polling', resume: 'poll' } : state
    case 'confirmRefused':
      return state.step === 'confirming'
        ? { ...state, step: 'failed', failure: event.failure, resume: 'confirm' }
        : state
    case 'read':
      return state.step === 'reading' ? read(state, event.subscription) : state
    case 'readFailed':
      if (state.step !== 'reading') return state
      return event.gone ? ended(state) : { ...state, step: 'failed', failure: event.failure }
    case 'activated':
      return state.step === 'polling' ? succeed(state, event.subscription) : state
    case 'pollFailed':
      return state.step === 'polling'
        ? { ...state, step: 'failed', failure: event.failure, resume: 'poll' }
        : state
  }
}

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
  return { ...state, step: state.subscription.clientSecret ? 'confirming' : 'polling' }
}

function created(state: PaymentState, subscription: Subscription): PaymentState {
  const known = { ...state, outcomeUnknown: false, subscription: identify(subscription) }
  if (subscription.status === ACTIVE) return succeed(known, subscription)
  return pay(known)
}

function read(state: PaymentState, subscription: Subscription): PaymentState {
  const known = { ...state, subscription: identify(subscription) }
  if (subscription.status === ACTIVE) return succeed(known, subscription)
  if (ENDED.includes(subscription.status)) return ended(state)
  switch (state.resume) {
    case 'poll':
      return { ...known, step: 'polling' }
    case 'wait':
      return {
        ...known,
        step: 'failed',
        resume: 'confirm',
        failure: { code: 'unfinished', messages: [] },
      }
    case 'replace':
      return begin({ ...state, subscription: null }, state.payWith)
    case 'confirm':
      return state.payWith === 'newCard'
        ? { ...known, step: 'creatingMethod', paymentMethodId: null }
        : pay({ ...known, paymentMethodId: null })
  }
}

/** That purchase is over and nothing was taken for it: the next one starts anew. */
function ended(state: PaymentState): PaymentState {
  const anew = { ...state, subscription: null, outcomeUnknown: false }
  if (state.resume === 'wait') return { ...anew, step: 'idle' }
  return state.resume === 'poll'
    ? { ...anew, step: 'failed', failure: { code: 'notCharged', messages: [] } }
    : begin(anew, state.payWith)
}

function succeed(state: PaymentState, subscription: Subscription): PaymentState {
  return { ...state, step: 'succeeded', bought: subscription, failure: null }
}

function identify(subscription: Subscription): PaymentState['subscription'] {
  return {
    id: subscription.id,
    clientSecret: subscription.stripeDetails?.stripePaymentIntentClientSecret ?? null,
  }
}
