/**
 * The ten fields of the payment form, in the order in which they stand. Specification 5. Three of them
 * are the card provider's own frames: what is typed there never reaches this product.
 */
export const paymentFields = [
  'cardNumber',
  'expDate',
  'cvc',
  'nameOnCard',
  'country',
  'street',
  'apt',
  'city',
  'state',
  'zip',
] as const
export type PaymentField = (typeof paymentFields)[number]

/** The card provider's name of each framed field. Specification 5, card element names. */
export const cardElements = {
  cardNumber: 'cardNumber',
  expDate: 'cardExpiry',
  cvc: 'cardCvc',
} as const
export type FramedField = keyof typeof cardElements
export const framedFields = ['cardNumber', 'expDate', 'cvc'] as const satisfies FramedField[]
export type TypedField = Exclude<PaymentField, FramedField>
export type TypedValues = Record<TypedField, string>

export const emptyValues: TypedValues = {
  nameOnCard: '',
  country: '',
  street: '',
  apt: '',
  city: '',
  state: '',
  zip: '',
}

/** What a frame tells of its content: never the content. `error` is the provider's sentence. */
export type FrameState = { complete: boolean; empty: boolean; error: string | null }
export type FrameStates = Record<FramedField, FrameState>

const untouched: FrameState = { complete: false, empty: true, error: null }
export const emptyFrames: FrameStates = {
  cardNumber: untouched,
  expDate: untouched,
  cvc: untouched,
}

/** What the tax on a purchase depends on. */
export const taxFields = ['country', 'state', 'zip'] as const satisfies TypedField[]

export const isFramed = (field: PaymentField): field is FramedField => field in cardElements
