import { createStore } from '@/lib/browser/store'

/** A geographic position, rounded to about a hundred meters. */
export interface Position {
  lat: number
  lng: number
}

/** Why the position is unknown: the visitor denied access, or the device cannot determine it. */
export type LocationFailure = 'denied' | 'unavailable'

const PERMISSION_DENIED = 1
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

// Three decimals are about a hundred meters: precise enough to find a studio, and it reveals less
// about where a person lives.
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Asks the browser for the visitor's position, which asks for permission; never rejects. */
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

/** The last known position of the visitor, kept in memory only. */
export const positionStore = createStore<Position | null>(null)

/** The unit for distances in a language; the provider uses miles. */
export type DistanceUnit = 'mi' | 'km'

const KM_PER_MILE = 1.609344

const inUnit = (miles: number, unit: DistanceUnit) => (unit === 'km' ? miles * KM_PER_MILE : miles)

/** Formats a distance in the language of `locale`, with one decimal when it is short. */
export function distanceText(miles: number, unit: DistanceUnit, locale: string): string {
  const distance = inUnit(miles, unit)
  if (distance < 0.1) return `< ${(0.1).toLocaleString(locale)}`
  return distance.toLocaleString(locale, {
    maximumFractionDigits: distance < 10 ? 1 : 0,
    useGrouping: false,
  })
}

/** Formats a search radius as a round number. */
export const radiusText = (miles: number, unit: DistanceUnit): string =>
  String(Math.round(inUnit(miles, unit) / 5) * 5)
