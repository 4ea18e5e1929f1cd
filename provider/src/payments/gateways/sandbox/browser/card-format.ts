import { cardBrand } from '../card-number'

export { cardBrand }

/** How many digits a number of this brand may have, shortest and longest. */
const lengths: Record<string, [number, number]> = {
  amex: [15, 15],
  diners: [14, 16],
  unionpay: [16, 19],
}
const usual: [number, number] = [16, 16]

const groups: Record<string, number[]> = { amex: [4, 6, 5], diners: [4, 6, 4] }

export const digitsOf = (text: string) => text.replace(/\D/g, '')

export function numberLengths(digits: string): [number, number] {
  const brand = cardBrand(digits)
  if (brand === 'diners') return digits.startsWith('36') ? [14, 14] : [14, 16]
  return lengths[brand] ?? usual
}

/** Groups digits as they stand on the card: 4242 4242 …, 3782 822463 10005. */
export function formatNumber(text: string): string {
  const all = digitsOf(text)
  const digits = all.slice(0, numberLengths(all)[1])
  const plan =
    digits.length > 14 && cardBrand(digits) === 'diners' ? undefined : groups[cardBrand(digits)]
  if (!plan) return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  const parts: string[] = []
  let from = 0
  for (const size of plan) {
    parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.filter(Boolean).join(' ')
}

/**
 * Formats typed text as `MM / YY`. A first digit above 1 must be a month of one digit; a four-digit
 * year, as autofill enters it, is shortened.
 */
export function formatExpiry(text: string): string {
  const [first = '', ...rest] = text.split(/[/\-.]/)
  const separated = rest.length > 0
  let month = digitsOf(first)
  let year = digitsOf(rest.join(''))
  if (month.length > 2) {
    year = month.slice(2) + year
    month = month.slice(0, 2)
  }
  if (/^[2-9]/.test(month) && month.length === 1) month = `0${month}`
  else if (month.length === 1 && separated && month !== '0') month = `0${month}`
  else if (Number(month) > 12 && month.length === 2) {
    year = month.slice(1) + year
    month = `0${month[0]}`
  }
  if (year.length >= 4) year = /^20/.test(year) ? year.slice(2, 4) : year.slice(0, 2)
  if (month.length < 2) return month
  return `${month} / ${year}`
}

/** Month 1–12 and full year, or undefined until both are complete. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [month = '', year = ''] = text.split('/').map(digitsOf)
  return month.length === 2 && year.length === 2
    ? { month: Number(month), year: 2000 + Number(year) }
    : undefined
}

/**
 * Rewrites an input's text with `format` and keeps the caret behind the same digit, also when
 * separators appear or disappear around it.
 */
export function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const before = input.value
  const caret = input.selectionStart ?? before.length
  const digitsBefore = before.slice(0, caret).replace(/\D/g, '').length
  const atEnd = caret >= before.length
  const after = format(before)
  if (after === before) return
  input.value = after
  if (document.activeElement !== input) return
  let position = 0
  for (let seen = 0; position < after.length && seen < digitsBefore; position += 1) {
    if (/\d/.test(after[position]!)) seen += 1
  }
  const target = atEnd ? after.length : position
  input.setSelectionRange(target, target)
}
