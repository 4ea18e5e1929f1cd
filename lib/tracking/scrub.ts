const REMOVED = '[removed]'
const MAX_DEPTH = 8

const secretKey =
  /^(?:.*(?:password|secret|token|authorization|cookie|card_?number|cvc|cvv|expiry|verification).*|code|pan)$/i
// Client secrets and keys of the card provider, and JSON web tokens.
const secretText =
  /\b(?:(?:pi|seti|cs)_\w+_secret_\w+|[sr]k_(?:live|test)_\w+|eyJ[\w-]{8,}\.[\w-]+\.[\w.-]+)/g
const cardNumber = /\b(?:\d[ -]?){13,19}\b/g
const secretParameter =
  /([?&](?:access-token|token|client|code|uid|payment_intent_client_secret)=)[^&#\s]+/gi

/**
 * A copy of a value without card data, client secrets, passwords, codes and tokens, by key and by
 * look; for everything that goes into an event or a report. Requirements TRK-38.
 */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return REMOVED
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [
      key,
      secretKey.test(key) && content !== null ? REMOVED : scrub(content, depth + 1),
    ]),
  )
}

function scrubText(text: string): string {
  return text
    .replace(secretText, REMOVED)
    .replace(secretParameter, `$1${REMOVED}`)
    .replace(cardNumber, (digits) => (isCardNumber(digits.replace(/\D/g, '')) ? REMOVED : digits))
}

/** Whether digits pass the check that every card number does (Luhn). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
