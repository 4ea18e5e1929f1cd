import type { SubscriptionId } from '@/lib/api/subscriptions-web'
import type { PaymentState } from '@/lib/checkout/payment-state'

/** One call that has to be made to get on. */
export type NextStep =
  | { call: 'createMethod' }
  | { call: 'createSubscription'; paymentMethodId: string | null }
  | { call: 'confirm'; clientSecret: string; paymentMethodId: string | null }
  | { call: 'read'; subscriptionId: SubscriptionId }
  | { call: 'poll'; subscriptionId: SubscriptionId }

/** What a purchase waits for now; null when it waits for the payer or is done. Requirements 4.3. */
export function nextStep(state: PaymentState): NextStep | null {
  const { step, subscription, paymentMethodId } = state
  if (step === 'creatingMethod') return { call: 'createMethod' }
  if (step === 'creatingSubscription') return { call: 'createSubscription', paymentMethodId }
  if (!subscription) return null
  if (step === 'reading') return { call: 'read', subscriptionId: subscription.id }
  if (step === 'polling') return { call: 'poll', subscriptionId: subscription.id }
  if (step === 'confirming' && subscription.clientSecret) {
    return { call: 'confirm', clientSecret: subscription.clientSecret, paymentMethodId }
  }
  return null
}
