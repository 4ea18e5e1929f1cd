/**
 * Formats a phone number as `(xxx) xxx-xxxx`, with `+1 ` before it when the country code was given.
 * Everything but digits is ignored; returns null unless there are 10 digits, optionally preceded by
 * 1. Specification 5, phone numbers.
 */
export function formatPhone(value: string | number | null | undefined): string | null {
  const digits = String(value ?? '').replace(/\D/g, '')
  const match = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits)
  if (!match) return null
  const [, country, area, exchange, line] = match
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}`
}

/** The `tel:` URL of a number that `formatPhone` can format; null for any other. */
export function phoneLink(value: string | number | null | undefined): string | null {
  const shown = formatPhone(value)
  return shown && `tel:+1${shown.replace(/\D/g, '').slice(-10)}`
}
