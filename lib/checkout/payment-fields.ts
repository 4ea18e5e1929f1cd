import { isEmail } from '@/lib/join/forms'

/**
 * The ten fields of the payment form in their order. Specification 5. Three of them are iframes of
 * the card provider, whose content this product never receives.
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
/** The fields that a buyer without an account fills in before them. */
export const buyerFields = ['email', 'firstName', 'lastName'] as const
export type BuyerField = (typeof buyerFields)[number]
export type PaymentField = (typeof paymentFields)[number] | BuyerField

/** The card provider's name of each iframe field. Specification 5, card element names. */
export const cardElements = {
  cardNumber: 'cardNumber',
  expDate: 'cardExpiry',
  cvc: 'cardCvc',
} as const
export type FramedField = keyof typeof cardElements
export const framedFields = ['cardNumber', 'expDate', 'cvc'] as const satisfies FramedField[]
export type TypedField = Exclude<PaymentField, FramedField>
export type TypedValues = Record<TypedField, string>
export type BuyerValues = Pick<TypedValues, BuyerField>

export const emptyValues: TypedValues = {
  email: '',
  firstName: '',
  lastName: '',
  nameOnCard: '',
  country: '',
  street: '',
  apt: '',
  city: '',
  state: '',
  zip: '',
}

/** The state of an iframe field, never its content. `error` is the card provider's message. */
export type FrameState = { complete: boolean; empty: boolean; error: string | null }
type FrameStates = Record<FramedField, FrameState>

const untouched: FrameState = { complete: false, empty: true, error: null }
export const emptyFrames: FrameStates = {
  cardNumber: untouched,
  expDate: untouched,
  cvc: untouched,
}

/** The fields that the tax depends on. */
export const taxFields = ['country', 'state', 'zip'] as const satisfies TypedField[]

export const isFramed = (field: PaymentField): field is FramedField => field in cardElements

/** The error of a field: a code of ours, or the card provider's message. */
export type FieldError =
  { code: 'required' | 'incomplete' | 'zip' | 'country' | 'email' } | { message: string }
export type FieldErrors = Partial<Record<PaymentField, FieldError>>

const zipPatterns: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  AU: /^\d{4}$/,
}

export type PaymentForm = {
  values: TypedValues
  frames: FrameStates
  /** The code of the country entered in `values.country`; null when it is unknown. */
  countryCode: string | null
  /** The fields that may stay empty. */
  optional: readonly PaymentField[]
}

/** Validation errors by field; `asked` are the fields that the form shows. */
export function validatePayment(
  form: PaymentForm,
  asked: readonly PaymentField[] = paymentFields,
): FieldErrors {
  return Object.fromEntries(
    asked.flatMap((field) => {
      const error = errorOf(field, form)
      return error ? [[field, error]] : []
    }),
  )
}

function errorOf(field: PaymentField, form: PaymentForm): FieldError | null {
  if (isFramed(field)) return frameError(form.frames[field])
  const value = form.values[field].trim()
  if (value === '') return form.optional.includes(field) ? null : { code: 'required' }
  if (field === 'email' && !isEmail(value)) return { code: 'email' }
  if (field === 'country' && form.countryCode === null) return { code: 'country' }
  if (field === 'zip' && !isZip(value, form.countryCode)) return { code: 'zip' }
  return null
}

function frameError({ complete, empty, error }: FrameStates['cvc']): FieldError | null {
  if (error) return { message: error }
  if (empty) return { code: 'required' }
  return complete ? null : { code: 'incomplete' }
}

/** Whether a postal code is valid in a country; countries without a known pattern accept any. */
export function isZip(zip: string, countryCode: string | null): boolean {
  return zipPatterns[countryCode ?? '']?.test(zip.trim()) ?? true
}

/** The errors that are known while it is not known what the card provider's iframes hold. */
export function errorsBesideCard(errors: FieldErrors): FieldErrors {
  const entries = Object.entries(errors) as [PaymentField, FieldError][]
  return Object.fromEntries(entries.filter(([field]) => !isFramed(field)))
}

/** The topmost invalid field, to be focused. */
export function firstInvalid(errors: FieldErrors): PaymentField | null {
  return [...buyerFields, ...paymentFields].find((field) => errors[field]) ?? null
}
