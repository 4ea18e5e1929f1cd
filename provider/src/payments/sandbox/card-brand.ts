const brands: [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^(30[0-5]|309|36|38|39)/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['unionpay', /^62/],
]

/** The brand by the first digits, as Stripe names it; `unknown` when none fits. */
export function cardBrand(number: string): string {
  return brands.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown'
}
