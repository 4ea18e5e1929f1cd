/**
 * Writes dates as the language does. In French the first day of a month with a name is `1er`, which
 * Intl writes `1`.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(locale, options)
  if (!locale.startsWith('fr')) return (moment) => format.format(moment)
  return (moment) => {
    const parts = format.formatToParts(moment)
    const isNamed = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
    return parts
      .map(({ type, value }) => (isNamed && type === 'day' && value === '1' ? '1er' : value))
      .join('')
  }
}
