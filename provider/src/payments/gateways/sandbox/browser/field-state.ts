import { passesLuhn } from '../card-number'
import type { CardText } from '../../../../texts/message'
import { cardBrand, digitsOf, numberLengths, parseExpiry } from './card-format'
import { translate } from './translate'

/** What the browser fills in by itself, and what the payer is told of a field. */
export const attributes = (type: FieldType): Record<string, string> =>
  ({
    cardNumber: {
      name: 'cardnumber',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      'aria-label': translate('card_number_label'),
    },
    cardExpiry: {
      name: 'exp-date',
      autocomplete: 'cc-exp',
      placeholder: translate('card_expiry_placeholder'),
      'aria-label': translate('card_expiry_label'),
    },
    cardCvc: {
      name: 'cvc',
      autocomplete: 'cc-csc',
      placeholder: 'CVC',
      'aria-label': translate('card_cvc_label'),
    },
  })[type]

export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc'

export type FieldError = { type: 'validation_error'; code: string; message: string }

type FieldState = {
  empty: boolean
  complete: boolean
  /** What is wrong with a complete value; an unfinished one only has `complete: false`. */
  error: FieldError | undefined
  brand: string | undefined
}

const fieldError = (code: CardText): FieldError => ({
  type: 'validation_error',
  code,
  message: translate(code),
})

const incompleteCodes = {
  cardNumber: 'incomplete_number',
  cardExpiry: 'incomplete_expiry',
  cardCvc: 'incomplete_cvc',
} as const

/** The error of a field that is left or submitted unfinished. */
export const incompleteError = (type: FieldType) => fieldError(incompleteCodes[type])

function numberState(text: string): FieldState {
  const digits = digitsOf(text)
  const [shortest, longest] = numberLengths(digits)
  const hasFullLength = digits.length >= shortest && digits.length <= longest
  const valid = hasFullLength && passesLuhn(digits)
  const isWrong = digits.length === longest && !valid
  return {
    empty: digits === '',
    complete: valid,
    error: isWrong ? fieldError('invalid_number') : undefined,
    brand: cardBrand(digits),
  }
}

function expiryCode(month: number, year: number, now: Date): CardText | undefined {
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

/** The state of a field's text, by the payer's clock and the brand of the card number. */
export function fieldState(type: FieldType, text: string, brand: string, now: Date): FieldState {
  if (type === 'cardNumber') return numberState(text)
  return type === 'cardExpiry' ? expiryState(text, now) : cvcState(text, brand)
}
