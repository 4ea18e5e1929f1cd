/** Verifies the check digit of a card number. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const brands: [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^(30[0-5]|309|36|38|39)/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['unionpay', /^62/],
]

/** The brand by the first digits, as Stripe names it; `unknown` when none matches. */
export function cardBrand(number: string): string {
  return brands.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown'
}
