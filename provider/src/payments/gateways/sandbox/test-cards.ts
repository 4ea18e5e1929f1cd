import type { CardBehavior, DeclineCode } from '../../../db/schema/sandbox-cards'

type TestCard = {
  number: string
  behavior: CardBehavior
  country?: string
  funding?: string
}

const approve = { kind: 'approve' } as const
const decline = (code: DeclineCode) => ({ kind: 'decline', code }) as const
const challenge = { kind: 'challenge', afterwards: 'approve' } as const

/** Approved numbers: Stripe's by brand, by check and by what happens afterwards. */
const approved = [
  '4242424242424242 4111111111111111 4012888888881881 5555555555554444 2223003122003222',
  '378282246310005 371449635398431 6011111111111117 6011000990139424 3056930009020004',
  '30569309025904 38520000023237 36227206271667 6555900000604105 3566002020360505',
  '3530111333300000 6200000000000005 6205500000000000004 4000002500001001 5555552500001001',
  '4000050360000001 5555050360000080 4000000000000077 4000000000000093 4000003720000278',
  '4000000000000010 4000000000000028 4000000000000036 4000000000000044 4000000000009235',
  '4000000000004954 4000000000000259 4000000000002685 4000000000001976 4000000000007726',
  '4000000000005126 4000000000003055 4000000000003097',
].flatMap((line) => line.split(' '))

const debit = ['4000056655665556', '5200828282828210', '6011981111111113', '6200000000000047']

/** Approved cards of countries other than the United States. */
const byCountry: Record<string, string> = {
  AR: '4000000320000021',
  AU: '4000000360000006',
  AT: '4000000400000008',
  BE: '4000000560000004',
  BR: '4000000760000002',
  CA: '4000001240000000',
  CN: '4000001560000002',
  DK: '4000002080000001',
  FI: '4000002460000001',
  FR: '4000002500000003',
  DE: '4000002760000016',
  HK: '4000003440000004',
  IN: '4000003560000008',
  IE: '4000003720000005',
  IT: '4000003800000008',
  JP: '4000003920000003',
  MX: '4000004840008001',
  NL: '4000005280000002',
  NZ: '4000005540000008',
  NO: '4000005780000007',
  PL: '4000006160000005',
  PT: '4000006200000007',
  SG: '4000007020000003',
  ES: '4000007240000007',
  SE: '4000007520000008',
  CH: '4000007560000009',
  GB: '4000008260000000',
}

const others: Record<string, CardBehavior> = {
  '4000000000000002': decline('card_declined'),
  '4100000000000019': decline('card_declined'),
  '4000000000009995': decline('insufficient_funds'),
  '4000000000009987': decline('lost_card'),
  '4000000000009979': decline('stolen_card'),
  '4000000000000127': decline('incorrect_cvc'),
  '4000000000000101': decline('incorrect_cvc'),
  '4000000000006975': decline('card_velocity_exceeded'),
  '4000000000000069': { kind: 'expired' },
  '4000000000000119': { kind: 'refused' },
  '4000000000000341': { kind: 'never' },
  '4242424242424341': { kind: 'slow' },
  '4000002500003155': challenge,
  '4000002760003184': challenge,
  '4000003800000446': challenge,
  '4000000000003220': challenge,
  '4000000000003063': challenge,
  '4000008260003178': { kind: 'challenge', afterwards: 'insufficient_funds' },
  '4000008400001629': { kind: 'challenge', afterwards: 'card_declined' },
  '4000008400001280': { kind: 'challenge', afterwards: 'processing_error' },
}

const cards: TestCard[] = [
  ...approved.map((number) => ({ number, behavior: approve })),
  ...debit.map((number) => ({ number, behavior: approve, funding: 'debit' })),
  { number: '5105105105105100', behavior: approve, funding: 'prepaid' },
  ...Object.entries(byCountry).map(([country, number]) => ({
    number,
    behavior: approve,
    country,
  })),
  ...Object.entries(others).map(([number, behavior]) => ({ number, behavior })),
]

const byNumber = new Map(cards.map((card) => [card.number, card]))

/** The test card with a number, or undefined: no other number is ever accepted. */
export const findTestCard = (number: string): TestCard | undefined => byNumber.get(number)

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
