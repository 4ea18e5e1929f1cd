import { expect, it } from 'vitest'
import { brandLinks } from '@/lib/brand/brand-links'
import { brandKeys } from '@/lib/brand/brands'

const context = { locale: 'en', brand: 'all' } as const
const keysOf = (links: readonly { key: string }[]) => links.map(({ key }) => key)

it('links to every brand while all are offered', () => {
  expect(keysOf(brandLinks(context, 'studios', { all: 'All' }))).toEqual(brandKeys)
})

it('leaves out brands that are not offered', () => {
  const links = brandLinks({ ...context, offered: ['all', 'yoga'] }, 'studios', { all: 'All' })
  expect(keysOf(links)).toEqual(['all', 'yoga'])
})
