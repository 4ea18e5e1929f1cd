import { expect, it } from 'vitest'
import { countriesIn } from '@/lib/proxy/countries-in'

const list = [
  { iso2: 'AU', name: 'Australia', states_required: true },
  { iso2: 'DE', name: 'Germany' },
  { iso2: 'EG', name: 'Egypt' },
  { iso2: 'XX', name: 'Nowhere' },
]
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const read = (body: Uint8Array) => JSON.parse(new TextDecoder().decode(body)) as unknown

it.each([
  ['en', ['Australia', 'Germany', 'Egypt', 'Nowhere']],
  ['es', ['Alemania', 'Australia', 'Egipto', 'Nowhere']],
  ['fr-CA', ['Allemagne', 'Australie', 'Égypte', 'Nowhere']],
] as const)('translates and sorts countries in %s', (locale, names) => {
  const named = read(countriesIn(locale, bytes(list))) as typeof list
  expect(named.map(({ name }) => name)).toEqual(names)
  expect(named.find(({ iso2 }) => iso2 === 'AU')?.states_required).toBe(true)
})

it('does not change anything but a list of countries', () => {
  expect(read(countriesIn('es', bytes({ error: 'no' })))).toEqual({ error: 'no' })
})
