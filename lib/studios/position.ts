import { createStore } from '@/lib/browser/store'

/** A place on earth, no finer than a street. */
export interface Position {
  lat: number
  lng: number
}

/** Why it is not known where the visitor is: they would rather not say, or the device cannot. */
export type LocationFailure = 'denied' | 'unavailable'

const PERMISSION_DENIED = 1
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

// A hundred metres are near enough to find a studio by, and tell less of where somebody lives.
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Asks the browser where the visitor is, which asks the visitor; it does not throw. */
export function locate(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<Position | LocationFailure> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve('unavailable')
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coarse(coords.latitude), lng: coarse(coords.longitude) }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      options,
    )
  })
}

/** Where the visitor last said to be; kept for the visit, in memory alone. */
export const positionStore = createStore<Position | null>(null)

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
