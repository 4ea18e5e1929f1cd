import { ApiError } from '@/lib/api/errors'
import { isApiError, isCallError, isNotFound } from '@/lib/api/error-kinds'
import type { Result } from '@/lib/api/result'
import type { Subscription, SubscriptionId } from '@/lib/api/subscriptions'
import { poll, SUBSCRIPTION_POLL_ATTEMPTS } from '@/lib/browser/poll'
import type { CardResponse, Confirmation, IntentView } from './card-payments'
import { callFailure, defaultFailure, isOutcomeUnknown } from './failure'
import { type NextStep, nextStep, type PaymentEvent, type PaymentState } from './payment-state'
import { reducePayment } from './reduce-payment'
import { isSettled } from './reduce-subscription'
import { watchIntent } from './intent'

/** The side effects of a payment. They throw only for bugs or lost connections. */
export type PaymentPorts = {
  createMethod: () => Promise<CardResponse<string>>
  createSubscription: (paymentMethodId: string | null) => Promise<Result<Subscription>>
  /** The saved card to pay with; null when a new card is entered. */
  cardOnFileId: string | null
  confirm: (clientSecret: string, paymentMethodId: string | null) => Promise<Confirmation>
  authenticate: (clientSecret: string) => Promise<Confirmation>
  retrieveIntent: (clientSecret: string) => Promise<IntentView | null>
  /** Throws call errors. */
  getSubscription: (id: SubscriptionId, signal: AbortSignal) => Promise<Subscription>
  /** The payer's active subscription to the requested plan, or null. Throws call errors. */
  findActive: (signal: AbortSignal) => Promise<Subscription | null>
  /** Whether a subscription is for the requested plan. */
  isAsked: (subscription: Subscription) => boolean
  /** Reports errors to the developers that the payer does not need to see. */
  report: (error: unknown) => void
}

/**
 * Runs a payment as far as possible without the payer: makes one call after the other, never two at
 * once, and passes each state to `onState`. Ends when the state machine waits or `signal` aborts. What
 * became of a purchase that was being asked for is passed on even then: it decides whether it is asked
 * for again.
 */
export async function runPayment(
  start: PaymentState,
  ports: PaymentPorts,
  onState: (state: PaymentState) => void,
  signal: AbortSignal,
): Promise<PaymentState> {
  let state = start
  for (let next = nextStep(state); next && !signal.aborted; next = nextStep(state)) {
    const event = await take(next, ports, signal)
    if (signal.aborted && next.call !== 'createSubscription') return state
    state = reducePayment(state, event)
    onState(state)
  }
  return state
}

async function take(
  step: NextStep,
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<PaymentEvent> {
  switch (step.call) {
    case 'createMethod': {
      const failed = { ok: false, failure: defaultFailure } as const
      const response = await orReport(ports, ports.createMethod, failed)
      return response.ok
        ? { type: 'methodCreated', paymentMethodId: response.data }
        : { type: 'methodRefused', failure: response.failure }
    }
    case 'createSubscription':
      return create(step.paymentMethodId, ports)
    case 'confirm': {
      const { clientSecret } = step
      const paymentMethodId = step.paymentMethodId ?? ports.cardOnFileId
      const confirm = () => ports.confirm(clientSecret, paymentMethodId)
      return confirmed(confirm, { clientSecret, paymentMethodId }, ports, signal)
    }
    case 'authenticate': {
      const { clientSecret } = step
      const authenticate = () => ports.authenticate(clientSecret)
      return confirmed(authenticate, { clientSecret, paymentMethodId: null }, ports, signal)
    }
    case 'retrieveIntent':
      return { type: 'intent', intent: await lookAt(step.clientSecret, ports) }
    case 'read':
      return readOnce(step.subscriptionId, ports, signal)
    case 'poll':
      return pollUntilSettled(step.subscriptionId, ports, signal)
    case 'search':
      try {
        return { type: 'searched', subscription: await ports.findActive(signal) }
      } catch (error) {
        if (!signal.aborted) ports.report(error)
        return { type: 'searchFailed' }
      }
  }
}

async function create(paymentMethodId: string | null, ports: PaymentPorts): Promise<PaymentEvent> {
  const result = await ports.createSubscription(paymentMethodId)
  if (result.ok && ports.isAsked(result.data)) return { type: 'created', subscription: result.data }
  if (result.ok) ports.report(new Error('The purchase is of another plan than was asked for'))
  const failure = result.ok ? defaultFailure : callFailure(result.error)
  const outcomeUnknown = result.ok || isOutcomeUnknown(result.error)
  const mayHavePlan = !outcomeUnknown && !isSignedOut(result.error)
  return { type: 'creationFailed', failure, outcomeUnknown, mayHavePlan }
}

/** Waits for a confirmation, and also watches the payment in case the response never arrives. */
async function confirmed(
  call: () => Promise<Confirmation>,
  { clientSecret, paymentMethodId }: { clientSecret: string; paymentMethodId: string | null },
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<PaymentEvent> {
  const watching = new AbortController()
  const look = () => lookAt(clientSecret, ports)
  const watched = watchIntent(look, paymentMethodId, AbortSignal.any([signal, watching.signal]))
    // Aborted, because the response arrived or the payer left.
    .catch(() => 'unclear' as const)
    .then((kind) => ({ kind }))
  const response = await Promise.race([orReport(ports, call, { kind: 'unclear' }), watched])
  watching.abort()
  switch (response.kind) {
    case 'underWay':
      return { type: 'confirmed' }
    case 'refused':
      return { type: 'confirmRefused', failure: response.failure }
    case 'unclear':
      return { type: 'confirmUnclear', paymentMethodId }
  }
}

const lookAt = (clientSecret: string, ports: PaymentPorts) =>
  orReport(ports, () => ports.retrieveIntent(clientSecret), null)

async function readOnce(
  id: SubscriptionId,
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<PaymentEvent> {
  try {
    return { type: 'read', subscription: await readAsked(id, ports, signal) }
  } catch (error) {
    if (!isCallError(error)) ports.report(error)
    const failure = isCallError(error) ? callFailure(error) : defaultFailure
    return { type: 'readFailed', failure, gone: isNotFound(error) }
  }
}

async function pollUntilSettled(
  id: SubscriptionId,
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<PaymentEvent> {
  try {
    const subscription = await poll(() => readAsked(id, ports, signal), {
      until: isSettled,
      attempts: SUBSCRIPTION_POLL_ATTEMPTS,
      goOnAfter: (error) => isCallError(error) && !isNotFound(error) && !isSignedOut(error),
      signal,
    })
    return { type: 'settled', subscription }
  } catch (error) {
    if (!signal.aborted) ports.report(error)
    const failure = isSignedOut(error) ? callFailure(error) : defaultFailure
    return { type: 'pollFailed', failure, gone: isNotFound(error) }
  }
}

const isSignedOut = (error: unknown): error is ApiError => isApiError(error) && error.status === 401

// Rejects a response that is another purchase, because its state says nothing about this one.
async function readAsked(
  id: SubscriptionId,
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<Subscription> {
  const subscription = await ports.getSubscription(id, signal)
  if (String(subscription.id) === String(id) && ports.isAsked(subscription)) return subscription
  throw new ApiError({ method: 'GET', path: 'subscription', status: 200, code: 'malformed' })
}

async function orReport<T>(ports: PaymentPorts, call: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call()
  } catch (error) {
    ports.report(error)
    return otherwise
  }
}
