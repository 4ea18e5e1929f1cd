export const REMOVED = '[removed]'
const MAX_DEPTH = 8

const secretKey =
  /^(?:.*(?:password|secret|token|authorization|cookie|card_?number|cvc|cvv|expiry|verification).*|code|pan)$/i
// Client secrets and keys of the card provider, JSON web tokens and bearer tokens.
const secretText =
  /\b(?:(?:pi|seti|cs)_\w+_secret_\w+|(?:[sr]k|whsec)_\w{6,}|eyJ[\w-]{8,}\.[\w-]*\.[\w.-]+|Bearer\s+[\w.~+/=-]{8,})/g
const cardNumber = /\b(?:\d[ -]?){13,19}\b/g
const secretParameter =
  /([?&#;](?:access[-_]token|token|client|code|uid|password|payment_intent_client_secret)=)[^&#;\s]+/gi

type Rules = {
  /** Returns the scrubbed text. */
  text: (text: string) => string
  /** Whether a key is removed with its value. */
  omits?: (key: string) => boolean
}

/**
 * A copy of a value without card data, client secrets, passwords, codes and tokens, recognized by
 * key and by pattern. Applied to everything in an event.
 */
export const scrub = (value: unknown): unknown => scrubBy({ text: scrubText }, value)

/** The same with other rules for texts; secret keys are the same. */
export function scrubBy(rules: Rules, value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return rules.text(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return REMOVED
  if (Array.isArray(value)) return value.map((item) => scrubBy(rules, item, depth + 1))
  const entries = Object.entries(value).filter(([key]) => !rules.omits?.(key))
  return Object.fromEntries(
    entries.map(([key, content]) => [
      rules.text(key),
      secretKey.test(key) && content !== null ? REMOVED : scrubBy(rules, content, depth + 1),
    ]),
  )
}

export function scrubText(text: string): string {
  return text
    .replace(secretText, REMOVED)
    .replace(secretParameter, `$1${REMOVED}`)
    .replace(cardNumber, (digits) => (isCardNumber(digits.replace(/\D/g, '')) ? REMOVED : digits))
}

/** Whether digits pass the Luhn check of card numbers. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
