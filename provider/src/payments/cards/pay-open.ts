import { and, eq } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { notFound } from '../../http/errors'
import type { GatewaySubscription } from '../gateway-state'
import { PaymentRejectedError } from '../gateway'
import { purchaseError } from '../purchase/purchase-errors'
import type { Subscription } from '../state/live-subscriptions'
import { recordGatewayState } from '../state/record-gateway-state'

async function pay({ cards }: PaymentDeps, id: string): Promise<GatewaySubscription> {
  try {
    return await cards.payOpenInvoice(id)
  } catch (error) {
    if (error instanceof PaymentRejectedError) throw purchaseError(error.message, error.code)
    throw error
  }
}

/**
 * Charges the default card what a past-due subscription of the user owes, and records the outcome.
 * `clientSecret` is set when the bank wants the payment confirmed. One that owes nothing stays as
 * it is. Throws 404 for another user's and 422 when the card is declined.
 */
export async function payOpen(
  deps: PaymentDeps,
  userId: number,
  id: number,
): Promise<{ row: Subscription; clientSecret: string | undefined }> {
  const [row] = await deps.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)))
  if (!row) throw notFound()
  const { gatewaySubscriptionId, gateway, status } = row
  if (status !== 'past_due' || !gatewaySubscriptionId || gateway !== deps.cards.name)
    return { row, clientSecret: undefined }
  const { state, clientSecret } = await pay(deps, gatewaySubscriptionId)
  return { row: await recordGatewayState(deps, row, state), clientSecret }
}
