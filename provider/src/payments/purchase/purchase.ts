import type { PaymentDeps } from '../../deps'
import { conflict } from '../../http/errors'
import { type CardCheck, PaymentRejectedError } from '../gateway'
import { discountOn, firstPaymentAmounts } from '../money'
import type { Subscription } from '../state/live-subscriptions'
import {
  type Attempt,
  claimAttempt,
  findConflictingSubscription,
  type PurchaseGuard,
} from './claim-attempt'
import { endAttempt } from './end-attempt'
import { findOffer, type Offer, type PurchaseRequest } from './find-offer'
import { type Buyer, ensureCustomer } from './payment-customer'
import { alreadySubscribed, checkExpectedCharges, purchaseError } from './purchase-errors'
import { findPurchaseByKey, type PurchaseKey } from './purchase-key'
import { startAttempt, type StartedPurchase } from './start-attempt'
import { findTrialDays, hashCard, refuseSecondTrial } from './trials'

const maxReplacements = 3

/**
 * Tax on the offer in minor units; null when it cannot be calculated, because an unknown address is
 * no reason to refuse a sale. Throws a 422 when the tax service does not respond: the subscription
 * would stay without tax for good.
 */
async function estimateTax({ cards }: PaymentDeps, offer: Offer, request: PurchaseRequest) {
  const amount = offer.price - discountOn(offer.price, offer.promotion)
  if (!request.address) return null
  const { address } = request
  const estimate = await cards.estimateTax({ address, currency: offer.currency, amount })
  if ('unavailable' in estimate) throw purchaseError('tax_unavailable', 'tax_unavailable')
  return 'amount' in estimate ? estimate.amount : null
}

async function checkCard({ cards }: PaymentDeps, input: CardCheck) {
  try {
    await cards.checkPaymentMethod(input)
  } catch (error) {
    if (error instanceof PaymentRejectedError) throw purchaseError(error.message, error.code)
    throw error
  }
}

/**
 * Claims an attempt; an open one for something else is ended first, unless it turns out to be paid.
 */
async function claimOrReplaceAttempt(
  deps: PaymentDeps,
  claim: Parameters<typeof claimAttempt>[1],
): Promise<Attempt['row']> {
  for (let round = 0; round < maxReplacements; round += 1) {
    const { row, sameOffer } = await claimAttempt(deps, claim)
    if (sameOffer) return row
    await endAttempt(deps, row, 'superseded')
  }
  throw conflict('purchase_under_way')
}

async function resume(deps: PaymentDeps, row: Subscription, paymentMethodId: string | undefined) {
  const started =
    row.status === 'incomplete'
      ? await startAttempt(deps, row, { methodId: paymentMethodId })
      : ({ row, clientSecret: undefined } satisfies StartedPurchase)
  const { rejection } = started
  if (rejection) throw purchaseError(rejection.message, rejection.code)
  if (started.row.status === 'canceled') throw conflict('purchase_ended')
  return started
}

/**
 * Buys a subscription, or continues the purchase that this request repeats.
 *
 * A `key` stands for one purchase forever. Beyond that a user has at most one open attempt: a lost
 * response, a reload, a second tab or another key lead back to it as long as they ask for the same
 * offer; asking for another one replaces it, unless it has been paid. Throws a 422 `{error, code}`
 * for what the payer can act on, and 409 for a key of another request or an attempt that has ended.
 */
export async function purchase(
  deps: PaymentDeps,
  buyer: Buyer,
  request: PurchaseRequest,
  key?: PurchaseKey,
  guard?: PurchaseGuard,
): Promise<StartedPurchase> {
  const { paymentMethodId } = request
  const customer = await ensureCustomer(deps, buyer)
  const existing = await findPurchaseByKey(deps.db, buyer.id, key)
  if (existing) return resume(deps, existing, paymentMethodId)

  const payer = { id: buyer.id, currency: customer.currency, now: deps.clock.now() }
  const offer = await findOffer(deps.db, request, payer)
  const conflicting = await findConflictingSubscription(deps.db, buyer.id, offer)
  // A concurrent request with the same key may have been faster: then its purchase is the result,
  // not a conflict.
  const concurrent = conflicting && (await findPurchaseByKey(deps.db, buyer.id, key))
  if (concurrent) return resume(deps, concurrent, paymentMethodId)
  if (conflicting) throw alreadySubscribed(conflicting, offer)

  const trial = (await findTrialDays(deps.db, buyer.id))(offer.plan) > 0
  const card = { customerId: customer.id, paymentMethodId }
  const cardHash = offer.plan.trialDays > 0 ? await hashCard(deps, card) : null
  if (trial) await refuseSecondTrial(deps, buyer.id, { planId: offer.plan.id, cardHash })
  const tax = await estimateTax(deps, offer, request)
  const amounts = firstPaymentAmounts({ ...offer, tax: tax ?? 0, trial })
  checkExpectedCharges(request.expected, amounts, offer.currency)
  const store = amounts.total === 0
  await checkCard(deps, { ...card, store })
  const bought = { customerId: customer.id, offer, tax, request, cardHash }
  const claim = { userId: buyer.id, ...bought, key, guard }
  return resume(deps, await claimOrReplaceAttempt(deps, claim), paymentMethodId)
}
