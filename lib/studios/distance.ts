/**
 * A distance as people say it in the language of `locale`: with a tenth when it is near, in whole
 * miles when it is far.
 */
export function milesText(miles: number, locale: string): string {
  if (miles < 0.1) return `< ${(0.1).toLocaleString(locale)}`
  return miles.toLocaleString(locale, {
    maximumFractionDigits: miles < 10 ? 1 : 0,
    useGrouping: false,
  })
}
