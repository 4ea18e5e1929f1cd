/** In what the readers of a language measure the way to a place; the provider counts miles. */
export type DistanceUnit = 'mi' | 'km'

const KM_PER_MILE = 1.609344

const inUnit = (miles: number, unit: DistanceUnit) => (unit === 'km' ? miles * KM_PER_MILE : miles)

/**
 * How far a place is, as people write the number in the language of `locale`: with a tenth when it is
 * near, whole when it is far.
 */
export function distanceText(miles: number, unit: DistanceUnit, locale: string): string {
  const distance = inUnit(miles, unit)
  if (distance < 0.1) return `< ${(0.1).toLocaleString(locale)}`
  return distance.toLocaleString(locale, {
    maximumFractionDigits: distance < 10 ? 1 : 0,
    useGrouping: false,
  })
}

/** How far around is looked, as a round number. */
export const radiusText = (miles: number, unit: DistanceUnit): string =>
  String(Math.round(inUnit(miles, unit) / 5) * 5)
