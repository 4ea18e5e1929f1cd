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
type FrameStates = Record<FramedField, FrameState>

const untouched: FrameState = { complete: false, empty: true, error: null }
export const emptyFrames: FrameStates = {
  cardNumber: untouched,
  expDate: untouched,
  cvc: untouched,
}

/** What the tax on a purchase depends on. */
export const taxFields = ['country', 'state', 'zip'] as const satisfies TypedField[]

export const isFramed = (field: PaymentField): field is FramedField => field in cardElements

/** What is wrong with a field: a code of ours, or the card provider's own sentence. */
export type FieldError =
  { code: 'required' | 'incomplete' | 'zip' | 'country' } | { message: string }
export type FieldErrors = Partial<Record<PaymentField, FieldError>>

const zipPatterns: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  AU: /^\d{4}$/,
}

export type PaymentForm = {
  values: TypedValues
  frames: FrameStates
  /** The code of the country that `values.country` names; null when it names none. */
  countryCode: string | null
  statesRequired: boolean
}

/** What keeps the form from being sent, by field; `asked` are the fields that it shows. */
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
  if (field === 'apt') return null
  if (value === '') return field === 'state' && !form.statesRequired ? null : { code: 'required' }
  if (field === 'country' && form.countryCode === null) return { code: 'country' }
  if (field === 'zip' && !isZip(value, form.countryCode)) return { code: 'zip' }
  return null
}

function frameError({ complete, empty, error }: FrameStates['cvc']): FieldError | null {
  if (error) return { message: error }
  if (empty) return { code: 'required' }
  return complete ? null : { code: 'incomplete' }
}

/** Whether a postal code can exist in a country; countries without a known pattern take any. */
export function isZip(zip: string, countryCode: string | null): boolean {
  return zipPatterns[countryCode ?? '']?.test(zip.trim()) ?? true
}

/** The topmost field that is wrong, to be focused. */
export function firstInvalid(errors: FieldErrors): PaymentField | null {
  return paymentFields.find((field) => errors[field]) ?? null
}
