import { currentLanguage } from './translate'

/** An amount in minor units as people read it, in the current language. */
export function formatAmount({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
