import { digitsOf } from './card-number'

/**
 * Writes what was typed as `MM / YY`. A first digit above 1 can only be a month of one digit; a year
 * in four digits, as autofill gives it, is shortened.
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

/** Month 1–12 and full year, or undefined until both are there. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [month = '', year = ''] = text.split('/').map(digitsOf)
  return month.length === 2 && year.length === 2
    ? { month: Number(month), year: 2000 + Number(year) }
    : undefined
}
