import { expect, it } from 'vitest'
import { addressLines, directionsUrl } from '@/lib/studios/studio-address'

const address = {
  line1: '12 Mercer Street',
  line2: 'Suite 4',
  city: 'New York',
  state: 'NY',
  postalCode: '10011',
  country: 'US',
}

it.each([
  [{}, ['12 Mercer Street, Suite 4', 'New York, NY 10011']],
  [{ line2: null }, ['12 Mercer Street', 'New York, NY 10011']],
  [{ line2: null, state: null }, ['12 Mercer Street', 'New York, 10011']],
])('with %j it is written %j', (changes, lines) => {
  expect(addressLines({ ...address, ...changes })).toEqual(lines)
})

it('directions contain the whole address, with any characters', () => {
  const url = new URL(directionsUrl({ ...address, city: 'Montréal & Co' }))
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    destination: '12 Mercer Street, Montréal & Co, NY 10011, US',
  })
})
