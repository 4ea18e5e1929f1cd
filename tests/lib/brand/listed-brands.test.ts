import { expect, it } from 'vitest'
import { brandOfRef, brandsOfList } from '@/lib/brand/listed-brands'

const aqua = { id: 77, externalId: 77, name: 'Aqua' }

it('gives a brand without a look that of X+, with its own name and id', () => {
  expect(brandOfRef(aqua)).toEqual({
    key: '77',
    look: 'all',
    id: 77,
    externalId: '77',
    name: 'Aqua',
  })
  const yoga = brandOfRef({ id: 4, externalId: 4, name: 'Yoga by us' })
  expect(yoga).toMatchObject({ key: 'yoga', look: 'yoga' })
})

it('keeps the order of the list after X+', () => {
  const listed = brandsOfList([
    { id: 6, externalId: '6', name: 'Pilates' },
    aqua,
    { id: 4, externalId: '4', name: 'Yoga' },
  ])
  expect(listed.map(({ key }) => key)).toEqual(['all', 'pilates', '77', 'yoga'])
})

it.each(['yoga', 'all', '_', '-4', 'a'.repeat(33)])(
  'leaves out a brand whose id %s cannot stand in an address',
  (externalId) => {
    expect(brandsOfList([{ id: 77, externalId, name: 'Aqua' }])).toHaveLength(1)
  },
)
