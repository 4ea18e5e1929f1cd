import { cardBrand, digitsOf, numberLengths, passesLuhn } from './card-number'
import { parseExpiry } from './card-expiry'
import { say } from './speech'

export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc'

export type FieldError = { type: 'validation_error'; code: string; message: string }

export type FieldState = {
  empty: boolean
  complete: boolean
  /** What is wrong with a whole value; an unfinished one is only `complete: false`. */
  error: FieldError | undefined
  brand: string | undefined
}

const sentences: Record<string, string> = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  incomplete_cvc: "Your card's security code is incomplete.",
}

function fieldError(code: string): FieldError {
  return { type: 'validation_error', code, message: say(sentences[code] ?? code) }
}

const incompleteCodes = {
  cardNumber: 'incomplete_number',
  cardExpiry: 'incomplete_expiry',
  cardCvc: 'incomplete_cvc',
} as const

/** The error of a field that is left, or sent, before it is finished. */
export const incompleteError = (type: FieldType) => fieldError(incompleteCodes[type])

function numberState(text: string): FieldState {
  const digits = digitsOf(text)
  const [shortest, longest] = numberLengths(digits)
  const whole = digits.length >= shortest && digits.length <= longest
  const valid = whole && passesLuhn(digits)
  const wrong = digits.length === longest && !valid
  return {
    empty: digits === '',
    complete: valid,
    error: wrong ? fieldError('invalid_number') : undefined,
    brand: cardBrand(digits),
  }
}

function expiryCode(month: number, year: number, now: Date): string | undefined {
  if (month < 1 || month > 12) return 'invalid_expiry_month'
  if (year < now.getFullYear()) return 'invalid_expiry_year_past'
  if (year === now.getFullYear() && month < now.getMonth() + 1) return 'invalid_expiry_month_past'
  return year > now.getFullYear() + 50 ? 'invalid_expiry_year' : undefined
}

function expiryState(text: string, now: Date): FieldState {
  const expiry = parseExpiry(text)
  const code = expiry && expiryCode(expiry.month, expiry.year, now)
  return {
    empty: text === '',
    complete: expiry !== undefined && code === undefined,
    error: code ? fieldError(code) : undefined,
    brand: undefined,
  }
}

/** Digits of the security code for a brand; unknown brands may have three or four. */
export const cvcLengths = (brand: string): [number, number] =>
  brand === 'amex' ? [4, 4] : brand === 'unknown' ? [3, 4] : [3, 3]

function cvcState(text: string, brand: string): FieldState {
  const [shortest, longest] = cvcLengths(brand)
  return {
    empty: text === '',
    complete: text.length >= shortest && text.length <= longest,
    error: undefined,
    brand: undefined,
  }
}

/** What a field says about its text, by the payer's clock and the brand of the number beside it. */
export function fieldState(type: FieldType, text: string, brand: string, now: Date): FieldState {
  if (type === 'cardNumber') return numberState(text)
  return type === 'cardExpiry' ? expiryState(text, now) : cvcState(text, brand)
}
