import type { sandboxPaymentMethods } from '../../db/schema/payments'
import { declineError, invalidParam, type ApiError } from './api-error'
import { cardBrand } from './card-brand'
import { cardOfNumber } from './test-cards'

export type CardInput = { number: string; expMonth: number; expYear: number; cvc?: string }

/** What a new row says about its card: everything but the number. */
export type NewCard = Pick<
  typeof sandboxPaymentMethods.$inferInsert,
  'behaviour' | 'brand' | 'last4' | 'expMonth' | 'expYear' | 'country' | 'funding'
>

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function expiryError({ expMonth, expYear }: CardInput, now: Date): ApiError | undefined {
  if (expMonth < 1 || expMonth > 12)
    return invalidParam(
      'invalid_expiry_month',
      'exp_month',
      "Your card's expiration month is invalid.",
    )
  const months = (expYear - now.getUTCFullYear()) * 12 + expMonth - 1 - now.getUTCMonth()
  if (months < 0 || months > 50 * 12)
    return invalidParam(
      'invalid_expiry_year',
      'exp_year',
      "Your card's expiration year is invalid.",
    )
  return undefined
}

function cardError(input: CardInput, now: Date): ApiError | undefined {
  if (!/^\d{13,19}$/.test(input.number) || !passesLuhn(input.number))
    return invalidParam('incorrect_number', 'number', 'Your card number is incorrect.')
  const expiry = expiryError(input, now)
  if (expiry) return expiry
  const digits = cardBrand(input.number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (input.cvc !== undefined && !digits.test(input.cvc))
    return invalidParam('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  return undefined
}

const notATestCard: ApiError = {
  ...declineError('card_declined'),
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. This is a test, and only test cards are taken.',
}

/**
 * A card from what was typed into the fields, or the error that Stripe gives for it. Only the last
 * four digits of the number leave this function: real numbers are refused, none are kept.
 */
export function newCard(input: CardInput, now: Date): { card: NewCard } | { error: ApiError } {
  const error = cardError(input, now)
  if (error) return { error }
  const test = cardOfNumber(input.number)
  if (!test) return { error: notATestCard }
  if (test.behaviour.kind === 'expired') return { error: declineError('expired_card') }
  return {
    card: {
      behaviour: test.behaviour,
      brand: cardBrand(input.number),
      last4: input.number.slice(-4),
      expMonth: input.expMonth,
      expYear: input.expYear,
      country: test.country ?? 'US',
      funding: test.funding ?? 'credit',
    },
  }
}
