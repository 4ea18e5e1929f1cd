import { expect, it } from 'vitest'
import { brandLinks } from '@/lib/brand/brand-links'
import { brandsOfList } from '@/lib/brand/listed-brands'

it('links to the offered brands in their order, also to one without a look', () => {
  const offered = brandsOfList([
    { id: 6, externalId: '6', name: 'Pilates' },
    { id: 77, externalId: 77, name: 'Aqua' },
    { id: 4, externalId: '4', name: 'Yoga' },
  ])
  const links = brandLinks({ locale: 'en', brand: '77', offered }, 'studios', { all: 'All' })
  expect(links).toEqual([
    { key: 'all', name: 'All', href: '/studios', current: false },
    { key: 'pilates', name: 'Pilates', href: '/studios?brand=pilates', current: false },
    { key: '77', name: 'Aqua', href: '/studios?brand=77', current: true },
    { key: 'yoga', name: 'Yoga', href: '/studios?brand=yoga', current: false },
  ])
})
