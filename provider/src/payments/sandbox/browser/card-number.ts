import { cardBrand } from '../card-brand'

export { cardBrand }

/** Digits a number of this brand may have, shortest and longest. */
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

/** The check digit that every card number ends with. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
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
