import { expect, it } from 'vitest'
import { locate } from '@/lib/studios/position'

const answering = (coords: object) => ({
  getCurrentPosition: (found: PositionCallback) => found({ coords } as GeolocationPosition),
})
const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, failed?: PositionErrorCallback | null) =>
    failed?.({ code } as GeolocationPositionError),
})

it('is no more precise than a street', async () => {
  const found = await locate(answering({ latitude: 40.748443, longitude: -73.985656 }))
  expect(found).toEqual({ lat: 40.748, lng: -73.986 })
})

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'unavailable'],
])('the failure %i is “%s”', async (code, reason) => {
  expect(await locate(failing(code))).toBe(reason)
})

it('a browser without geolocation is unavailable', async () => {
  expect(await locate(undefined)).toBe('unavailable')
})
