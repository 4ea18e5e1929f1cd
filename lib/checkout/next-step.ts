import type { SubscriptionId } from '@/lib/api/subscriptions-web'
import type { PaymentState } from './payment-state'

/** One call that has to be made to get on. */
export type NextStep =
  | { call: 'createMethod' }
  | { call: 'createSubscription'; paymentMethodId: string | null }
  | { call: 'confirm'; clientSecret: string; paymentMethodId: string | null }
  | { call: 'authenticate'; clientSecret: string }
  | { call: 'retrieveIntent'; clientSecret: string }
  | { call: 'read'; subscriptionId: SubscriptionId }
  | { call: 'poll'; subscriptionId: SubscriptionId }
  | { call: 'search' }

/** What a purchase waits for now; null when it waits for the payer or is done. Specification 4. */
export function nextStep(state: PaymentState): NextStep | null {
  const { step, subscription, paymentMethodId } = state
  if (step === 'creatingMethod') return { call: 'createMethod' }
  if (step === 'creatingSubscription') return { call: 'createSubscription', paymentMethodId }
  if (step === 'searching') return { call: 'search' }
  if (!subscription) return null
  const { id: subscriptionId, clientSecret } = subscription
  if (step === 'reading') return { call: 'read', subscriptionId }
  if (step === 'polling') return { call: 'poll', subscriptionId }
  if (!clientSecret) return null
  if (step === 'confirming') return { call: 'confirm', clientSecret, paymentMethodId }
  if (step === 'authenticating') return { call: 'authenticate', clientSecret }
  if (step === 'retrievingIntent') return { call: 'retrieveIntent', clientSecret }
  return null
}
