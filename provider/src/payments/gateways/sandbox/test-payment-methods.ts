import type { CardBehavior } from '../../../db/schema/sandbox'
import { findTestCard, type TestCard } from './test-cards'

const declineWith = (
  code: 'card_declined' | 'expired_card' | 'processing_error',
): CardBehavior => ({
  kind: 'decline',
  code,
})

/** Stripe's test payment methods, with the number that each stands for. */
const paymentMethods: Record<string, { number: string; behavior?: CardBehavior }> = {
  pm_card_visa: { number: '4242424242424242' },
  pm_card_visa_debit: { number: '4000056655665556' },
  pm_card_mastercard: { number: '5555555555554444' },
  pm_card_mastercard_debit: { number: '5200828282828210' },
  pm_card_mastercard_prepaid: { number: '5105105105105100' },
  pm_card_amex: { number: '378282246310005' },
  pm_card_discover: { number: '6011111111111117' },
  pm_card_diners: { number: '3056930009020004' },
  pm_card_jcb: { number: '3566002020360505' },
  pm_card_unionpay: { number: '6200000000000005' },
  pm_card_us: { number: '4242424242424242' },
  pm_card_au: { number: '4000000360000006' },
  pm_card_ca: { number: '4000001240000000' },
  pm_card_gb: { number: '4000008260000000' },
  pm_card_bypassPending: { number: '4000000000000077' },
  pm_card_chargeDeclined: { number: '4000000000000002' },
  pm_card_visa_chargeDeclined: { number: '4000000000000002' },
  pm_card_chargeDeclinedInsufficientFunds: { number: '4000000000009995' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { number: '4000000000009995' },
  pm_card_visa_chargeDeclinedLostCard: { number: '4000000000009987' },
  pm_card_visa_chargeDeclinedStolenCard: { number: '4000000000009979' },
  pm_card_chargeDeclinedExpiredCard: {
    number: '4000000000000069',
    behavior: declineWith('expired_card'),
  },
  pm_card_chargeDeclinedIncorrectCvc: { number: '4000000000000127' },
  pm_card_chargeDeclinedProcessingError: {
    number: '4000000000000119',
    behavior: declineWith('processing_error'),
  },
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: { number: '4000000000006975' },
  pm_card_chargeCustomerFail: {
    number: '4000000000000341',
    behavior: declineWith('card_declined'),
  },
  pm_card_authenticationRequired: { number: '4000002760003184' },
  pm_card_authenticationRequiredOnSetup: { number: '4000002500003155' },
  pm_card_authenticationRequiredSetupForOffSession: { number: '4000003800000446' },
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: { number: '4000008260003178' },
  pm_card_threeDSecure2Required: { number: '4000000000003220' },
  pm_card_threeDSecureRequired: { number: '4000000000003063' },
  pm_card_threeDSecureRequiredChargeDeclined: { number: '4000008400001629' },
  pm_card_threeDSecureOptional: { number: '4000000000003055' },
}

/** The card behind a `pm_card_…` id, or undefined. */
export function findTestPaymentMethod(id: string): TestCard | undefined {
  const entry = Object.hasOwn(paymentMethods, id) ? paymentMethods[id] : undefined
  if (!entry) return undefined
  const card = findTestCard(entry.number)
  return card && entry.behavior ? { ...card, behavior: entry.behavior } : card
}
