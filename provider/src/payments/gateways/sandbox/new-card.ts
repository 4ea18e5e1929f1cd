import type { sandboxPaymentMethods } from '../../../db/schema/sandbox-cards'
import type { CardText } from '../../../texts/message'
import { type ApiError, declineError, invalidParamError } from './api-error'
import { cardFingerprint } from './card-fingerprint'
import { cardBrand, passesLuhn } from './card-number'
import { findTestCard } from './test-cards'

type CardInput = { number: string; expMonth: number; expYear: number; cvc?: string }

/** The stored properties of a card: everything but the number. */
export type NewCard = Pick<
  typeof sandboxPaymentMethods.$inferInsert,
  'behavior' | 'brand' | 'last4' | 'expMonth' | 'expYear' | 'country' | 'funding' | 'fingerprint'
>

function expiryError({ expMonth, expYear }: CardInput, now: Date): ApiError | undefined {
  if (expMonth < 1 || expMonth > 12) return invalidParamError('invalid_expiry_month', 'exp_month')
  const months = (expYear - now.getUTCFullYear()) * 12 + expMonth - 1 - now.getUTCMonth()
  if (months < 0 || months > 50 * 12) return invalidParamError('invalid_expiry_year', 'exp_year')
  return undefined
}

function cardError(input: CardInput, now: Date): ApiError | undefined {
  if (!/^\d{13,19}$/.test(input.number) || !passesLuhn(input.number))
    return invalidParamError('incorrect_number', 'number')
  const expiry = expiryError(input, now)
  if (expiry) return expiry
  const digits = cardBrand(input.number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (input.cvc !== undefined && !digits.test(input.cvc))
    return invalidParamError('invalid_cvc', 'cvc')
  return undefined
}

const notTestCardError: ApiError = {
  ...declineError('card_declined'),
  decline_code: 'test_mode_live_card',
  message: 'test_mode_live_card' satisfies CardText,
}

/**
 * Parses the typed card, or returns the error that Stripe gives for it. Only the last four digits
 * and a hash of the number leave this function: real numbers are rejected, none are stored.
 */
export function parseCard(input: CardInput, now: Date): { card: NewCard } | { error: ApiError } {
  const error = cardError(input, now)
  if (error) return { error }
  const test = findTestCard(input.number)
  if (!test) return { error: notTestCardError }
  if (test.behavior.kind === 'expired') return { error: declineError('expired_card') }
  return {
    card: {
      behavior: test.behavior,
      brand: cardBrand(input.number),
      last4: input.number.slice(-4),
      expMonth: input.expMonth,
      expYear: input.expYear,
      country: test.country ?? 'US',
      funding: test.funding ?? 'credit',
      fingerprint: cardFingerprint(input.number, input.expMonth, input.expYear),
    },
  }
}
