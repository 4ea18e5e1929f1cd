/**
 * A time of day by the pattern of a language (`dates.time` of its messages): `H` and `h` are the hour
 * of 24 and of 12, `mm` the minutes, `a` am or pm; what is in brackets stays as it is.
 */
export const clockText = (hour: number, minute: number, pattern: string): string =>
  pattern.replace(/\[(.*?)\]|H|h|mm|a/g, (part, words: string | undefined) => {
    if (part === 'H') return String(hour)
    if (part === 'h') return String(hour % 12 || 12)
    if (part === 'mm') return String(minute).padStart(2, '0')
    return words ?? (hour < 12 ? 'am' : 'pm')
  })
