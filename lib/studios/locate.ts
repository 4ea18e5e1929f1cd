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
