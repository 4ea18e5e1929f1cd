import { ApiError, isApiError, isCallError, isNotFound } from '@/lib/api/errors'
import type { Result } from '@/lib/api/result'
import type { Subscription, SubscriptionId } from '@/lib/api/subscriptions-web'
import { poll, SUBSCRIPTION_POLL_ATTEMPTS } from '@/lib/browser/poll'
import type { CardResponse, Confirmation, IntentView } from './card-payments'
import { callFailure, defaultFailure, isOutcomeUnknown } from './failure'
import { type NextStep, nextStep, type PaymentEvent, type PaymentState } from './payment-state'
import { reducePayment } from './reduce-payment'
import { isSettled } from './reduce-subscription'
import { watchIntent } from './intent'

/** Whoever does what the machine asks for. What they throw is a fault or a lost connection. */
export type PaymentPorts = {
  createMethod: () => Promise<CardResponse<string>>
  createSubscription: (paymentMethodId: string | null) => Promise<Result<Subscription>>
  /** The card that pays when none was typed; null when a typed one does. */
  cardOnFileId: string | null
  confirm: (clientSecret: string, paymentMethodId: string | null) => Promise<Confirmation>
  authenticate: (clientSecret: string) => Promise<Confirmation>
  retrieveIntent: (clientSecret: string) => Promise<IntentView | null>
  /** Throws call errors. */
  getSubscription: (id: SubscriptionId, signal: AbortSignal) => Promise<Subscription>
  /** The payer's active subscription to what is asked for, or null. Throws call errors. */
  findActive: (signal: AbortSignal) => Promise<Subscription | null>
  /** Whether a subscription is to what is asked for. */
  isAsked: (subscription: Subscription) => boolean
  /** For the developers: what the payer must not be bothered with. */
  report: (error: unknown) => void
}

/**
 * Takes a payment as far as it goes without the payer: makes one call after the other, never two at
 * once, and tells each state it passes through. Ends when the machine waits or `signal` aborts.
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
    if (signal.aborted) return state
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

/** Waits for a confirmation, and beside it looks at the payment in case its answer never comes. */
async function confirmed(
  call: () => Promise<Confirmation>,
  { clientSecret, paymentMethodId }: { clientSecret: string; paymentMethodId: string | null },
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<PaymentEvent> {
  const watching = new AbortController()
  const look = () => lookAt(clientSecret, ports)
  const watched = watchIntent(look, paymentMethodId, AbortSignal.any([signal, watching.signal]))
    // Given up: the answer came, or the payer left.
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

// Another purchase's state says nothing about this one.
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
