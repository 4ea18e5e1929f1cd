import { conflict } from '../http/errors'
import type { Subscription } from './apply-state'
import { CardRefusal } from './card-refusal'
import { claimAttempt, findRival, mayTry, openAttempt, type Attempt } from './claim-attempt'
import { endAttempt } from './end-attempt'
import { checkExpected } from './expected-charges'
import { discountOn, firstPayment } from './first-payment'
import { findOffer, type Offer, type PurchaseRequest } from './offer'
import { ensureCustomer, type Buyer } from './payment-customer'
import type { PaymentDeps } from './payment-deps'
import { findByKey, type PurchaseKey } from './purchase-key'
import { alreadySubscribed, purchaseRefusal } from './purchase-refusal'
import { startAttempt, type Started } from './start-attempt'

const replacements = 3

/**
 * Tax on the offer in minor units, null when it cannot be told: an address that cannot be found is no
 * reason to refuse a sale.
 */
async function taxOn({ cards }: PaymentDeps, offer: Offer, request: PurchaseRequest) {
  const amount = offer.price - discountOn(offer.price, offer.promotion)
  if (!request.address) return null
  const { address } = request
  const estimate = await cards.estimateTax({ address, currency: offer.currency, amount })
  return 'amount' in estimate ? estimate.amount : null
}

/** Whether this purchase starts with free days, also when an open attempt already holds them. */
async function takesTrial({ db }: PaymentDeps, userId: number, { plan }: Offer) {
  if (plan.trialDays === 0) return false
  const open = await openAttempt(db, userId)
  return open?.planId === plan.id ? open.trialDays > 0 : mayTry(db, userId)
}

async function checkCard(
  { cards }: PaymentDeps,
  input: { customerId: string; paymentMethodId: string | undefined; trial: boolean },
) {
  try {
    await cards.checkPaymentMethod(input)
  } catch (error) {
    if (error instanceof CardRefusal) throw purchaseRefusal(error.message, error.code)
    throw error
  }
}

/** An attempt for something else makes way, unless it turns out to be paid. */
async function claimOwnAttempt(
  deps: PaymentDeps,
  claim: Parameters<typeof claimAttempt>[1],
): Promise<Attempt['row']> {
  for (let round = 0; round < replacements; round += 1) {
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
      : ({ row, clientSecret: undefined } satisfies Started)
  const { refusal } = started
  if (refusal) throw purchaseRefusal(refusal.message, refusal.code)
  if (started.row.status === 'canceled') throw conflict('purchase_ended')
  return started
}

/**
 * Buys a subscription, or goes on with the purchase that this is a repetition of. Specification 4,
 * subscription creation.
 *
 * A `key` stands for one purchase for ever. Beyond that a user has at most one open attempt: a lost
 * answer, a reload, a second tab or another key lead back to it as long as they ask for the same;
 * asking for something else replaces it, unless it has been paid. Throws a 422 `{error, code}` for
 * what the payer can act on, 409 for a key of another request or an attempt that has ended.
 */
export async function purchase(
  deps: PaymentDeps,
  buyer: Buyer,
  request: PurchaseRequest,
  key?: PurchaseKey,
): Promise<Started> {
  const { paymentMethodId } = request
  const customer = await ensureCustomer(deps, buyer)
  const before = await findByKey(deps.db, buyer.id, key)
  if (before) return resume(deps, before, paymentMethodId)

  const payer = { currency: customer.currency, now: deps.clock.now() }
  const offer = await findOffer(deps.db, request, payer)
  const rival = await findRival(deps.db, buyer.id, offer)
  // A twin of this request may be faster: what it bought is then the answer, not a rival.
  const twin = rival && (await findByKey(deps.db, buyer.id, key))
  if (twin) return resume(deps, twin, paymentMethodId)
  if (rival) throw alreadySubscribed(rival, offer)

  const trial = await takesTrial(deps, buyer.id, offer)
  const tax = await taxOn(deps, offer, request)
  const amounts = firstPayment({ ...offer, tax: tax ?? 0, trial })
  checkExpected(request.expected, amounts, offer.currency)
  await checkCard(deps, { customerId: customer.id, paymentMethodId, trial })
  const claim = { userId: buyer.id, customerId: customer.id, offer, tax, request, key }
  return resume(deps, await claimOwnAttempt(deps, claim), paymentMethodId)
}
