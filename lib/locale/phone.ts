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

/** A number with the code of a country other than the US and Canada, whatever its length. */
const isForeign = (phone: string) => /^\s*\+(?!1)/.test(phone)

/**
 * A phone number as it is shown: formatted if it can be a US or Canadian one, else as it was typed.
 */
export function shownPhone(phone: string | null): string {
  if (phone === null || isForeign(phone)) return phone ?? ''
  return formatPhone(phone) ?? phone
}

/**
 * Whether a typed text can be a phone number of any country, as the provider sees it: 7 to 15 digits,
 * and usual separators.
 */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^\+?[\d\p{Zs}().-]{7,20}$/u.test(text) && digits >= 7 && digits <= 15
}
