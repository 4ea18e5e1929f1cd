import { conflict } from '../http/errors'
import { CardRefusal } from './card-refusal'
import { claimAttempt, mayTry, openAttempt, refuseOverlap, type Attempt } from './claim-attempt'
import { endAttempt } from './end-attempt'
import { discountOn } from './first-payment'
import { findOffer, type Offer, type PurchaseRequest } from './offer'
import { ensureCustomer, type Buyer } from './payment-customer'
import type { PaymentDeps } from './payment-deps'
import { purchaseRefusal } from './purchase-refusal'
import { startAttempt, type Started } from './start-attempt'

const replacements = 3

/** Tax on the offer in minor units; an address that cannot be found is no reason to refuse a sale. */
async function taxOn({ cards }: PaymentDeps, offer: Offer, request: PurchaseRequest) {
  const amount = offer.price - discountOn(offer.price, offer.promotion)
  if (!request.address) return 0
  const { address } = request
  const estimate = await cards.estimateTax({ address, currency: offer.currency, amount })
  return 'amount' in estimate ? estimate.amount : 0
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
  throw conflict('Another purchase is under way. Try again.')
}

/**
 * Buys a subscription, or goes on with the attempt that is already open. A user has at most one
 * open attempt: a lost answer, a reload, a second tab or another key lead back to it as long as they
 * ask for the same; asking for something else replaces it. Throws a 422 `{error, code}` for what the
 * payer can act on, 409 when a rival replaced this attempt.
 */
export async function purchase(
  deps: PaymentDeps,
  buyer: Buyer,
  request: PurchaseRequest,
): Promise<Started> {
  const now = deps.clock.now()
  const customer = await ensureCustomer(deps, buyer)
  const offer = await findOffer(deps.db, request, { currency: customer.currency, now })
  await refuseOverlap(deps.db, buyer.id, offer)
  const trial = await takesTrial(deps, buyer.id, offer)
  const { paymentMethodId } = request
  await checkCard(deps, { customerId: customer.id, paymentMethodId, trial })
  const tax = await taxOn(deps, offer, request)
  const row = await claimOwnAttempt(deps, {
    userId: buyer.id,
    customerId: customer.id,
    offer,
    tax,
    request,
  })
  const started = await startAttempt(deps, row, paymentMethodId)
  if (started.row.status === 'canceled') throw conflict('Another purchase has replaced this one.')
  return started
}
