import type Stripe from 'stripe'
import type { Account, Charge } from './account'
import { invalidRequest, missing } from './api-error'
import { emit } from './events'
import { example, presentCharge } from './present'
import type { Requests } from './requests'

function paidCharge(account: Account, intent: string | undefined): Charge {
  const charge = [...account.charge.values()].find(
    (row) => row.intent === intent && row.failure === null,
  )
  if (!charge) throw missing('payment_intent', intent, 'payment_intent')
  return charge
}

/** Returns all or a part of a payment, once. */
export function refundPayment(account: Account, intent: string | undefined, amount?: number) {
  const charge = paidCharge(account, intent)
  const rest = charge.amount - charge.refunded
  if (rest === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  const given = amount ?? rest
  charge.refunded += given
  const id = account.id('re')
  account.refund.set(id, { id, intent: charge.intent, amount: given, created: account.seconds() })
  const shown = presentCharge(account, charge)
  emit(account, 'charge.refunded', shown)
  return example('refund', {
    id,
    amount: given,
    charge: charge.id,
    currency: shown.currency,
    payment_intent: charge.intent,
  })
}

export const createRefund = (account: Account, request: Requests['POST /v1/refunds']) =>
  refundPayment(account, request.payment_intent)

/**
 * What a bank does for a payer who disputes a payment: `warning_…` only asks, any other status has
 * taken the money. Sends the event of a new or of a changed dispute.
 */
export function dispute(
  account: Account,
  intent: string,
  status: Stripe.Dispute.Status,
  step: 'created' | 'funds_withdrawn' | 'closed' = 'created',
): void {
  const charge = paidCharge(account, intent)
  emit(
    account,
    `charge.dispute.${step}`,
    example('dispute', {
      id: `dp_${charge.id}`,
      amount: charge.amount,
      charge: charge.id,
      payment_intent: intent,
      status,
    }),
  )
}
