import { ApiError, isApiError, isCallError, isNotFound } from '@/lib/api/errors'
import type { Result } from '@/lib/api/result'
import type { Subscription, SubscriptionId } from '@/lib/api/subscriptions-web'
import { callFailure, defaultFailure, type Failure, isOutcomeUnknown } from '@/lib/checkout/failure'
import { type NextStep, nextStep } from '@/lib/checkout/next-step'
import type { PaymentEvent, PaymentState } from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { poll, SUBSCRIPTION_POLL_ATTEMPTS } from '@/lib/poll'

/** How the card provider answered. */
export type CardAnswer<T> = { ok: true; data: T } | { ok: false; failure: Failure }

/** Whoever does what the machine asks for. */
export type PaymentPorts = {
  createMethod: () => Promise<CardAnswer<string>>
  createSubscription: (paymentMethodId: string | null) => Promise<Result<Subscription>>
  confirm: (clientSecret: string, paymentMethodId: string | null) => Promise<CardAnswer<void>>
  /** Throws call errors. */
  getSubscription: (id: SubscriptionId, signal: AbortSignal) => Promise<Subscription>
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
      const answer = await card(ports, () => ports.createMethod())
      return answer.ok
        ? { type: 'methodCreated', paymentMethodId: answer.data }
        : { type: 'methodRefused', failure: answer.failure }
    }
    case 'createSubscription': {
      const result = await ports.createSubscription(step.paymentMethodId)
      return result.ok
        ? { type: 'created', subscription: result.data }
        : {
            type: 'creationFailed',
            failure: callFailure(result.error),
            outcomeUnknown: isOutcomeUnknown(result.error),
          }
    }
    case 'confirm': {
      const answer = await card(ports, () => ports.confirm(step.clientSecret, step.paymentMethodId))
      return answer.ok ? { type: 'confirmed' } : { type: 'confirmRefused', failure: answer.failure }
    }
    case 'read':
      return readOnce(step.subscriptionId, ports, signal)
    case 'poll':
      return pollUntilActive(step.subscriptionId, ports, signal)
  }
}

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

async function pollUntilActive(
  id: SubscriptionId,
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<PaymentEvent> {
  try {
    const subscription = await poll(() => readAsked(id, ports, signal), {
      until: ({ status }) => status === 'active',
      attempts: SUBSCRIPTION_POLL_ATTEMPTS,
      goOnAfter: (error) => isCallError(error) && !isFinal(error),
      signal,
    })
    return { type: 'activated', subscription }
  } catch (error) {
    if (!signal.aborted) ports.report(error)
    return { type: 'pollFailed', failure: isFinal(error) ? callFailure(error) : defaultFailure }
  }
}

const isFinal = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 401 || error.status === 404)

// Another purchase's state says nothing about this one.
async function readAsked(
  id: SubscriptionId,
  ports: PaymentPorts,
  signal: AbortSignal,
): Promise<Subscription> {
  const subscription = await ports.getSubscription(id, signal)
  if (String(subscription.id) === String(id)) return subscription
  throw new ApiError({ method: 'GET', path: 'subscription', status: 200, code: 'malformed' })
}

// The card provider's library answers with errors; what it throws is a fault or a lost connection.
async function card<T>(
  ports: PaymentPorts,
  call: () => Promise<CardAnswer<T>>,
): Promise<CardAnswer<T>> {
  try {
    return await call()
  } catch (error) {
    ports.report(error)
    return { ok: false, failure: defaultFailure }
  }
}
