/**
 * Formats a phone number as `(xxx) xxx-xxxx`, with `+1 ` before it when the country code was given.
 * Everything but digits is ignored; any number that does not hold 10 digits, optionally preceded by
 * 1, gives null. Specification 5, phone numbers.
 */
export function formatPhone(value: string | number | null | undefined): string | null {
  const digits = String(value ?? '').replace(/\D/g, '')
  const match = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits)
  if (!match) return null
  const [, country, area, exchange, line] = match
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}`
}

/** The address that dials a number which `formatPhone` can write; null for any other. */
export function phoneLink(value: string | number | null | undefined): string | null {
  const shown = formatPhone(value)
  return shown && `tel:+1${shown.replace(/\D/g, '').slice(-10)}`
}
