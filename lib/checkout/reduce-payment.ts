import { ownFailure } from './failure'
import type { PaymentEvent, PaymentState, PaymentStep } from './payment-state'
import { begin, pay, succeed, unknownOutcome, unsettled } from './payment-transitions'
import { afterIntent } from './intent'
import { afterCreated, afterGone, afterRead, afterSettled } from './reduce-subscription'

// The steps in which each event is valid; in any other step it comes too late.
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
 * The payment state machine: the next state of a purchase after an event. An event that is not
 * valid in the current step changes nothing, so that a late response cannot undo a newer one. Only
 * a definite response counts as a rejection; after a lost response the state of the payment is
 * looked up.
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
      return afterCreated(state, event.subscription)
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
      return afterRead(state, event.subscription)
    case 'readFailed':
      return event.gone ? afterGone(state) : { ...state, step: 'failed', failure: event.failure }
    case 'settled':
      return afterSettled(state, event.subscription)
    case 'pollFailed':
      return event.gone
        ? { ...state, step: 'searching', resume: 'check' }
        : unsettled(state, state.failure ?? event.failure)
    case 'searched':
      if (event.subscription) return succeed(state, event.subscription)
      // Failing to find a purchase says nothing about its payment.
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

function tryAgain(
  state: PaymentState,
  { payWith, newCard, outdated }: PaymentEvent & { type: 'tryAgain' },
): PaymentState {
  if (state.subscription) {
    const resume = outdated ? 'replace' : newCard ? 'confirm' : state.resume
    return { ...state, step: 'reading', payWith, resume, failure: null }
  }
  // Repeats the same request; another card would make it a different one.
  if (state.outcomeUnknown) return { ...state, step: 'creatingSubscription', failure: null }
  return begin(state, payWith)
}
