import { expect, it } from 'vitest'
import { brandLooks } from '@/lib/brand/brand-looks'
import { brandStyle, corners } from '@/lib/theme/brand-style'

const look = (brand: keyof typeof brandLooks) => brandStyle(brandLooks[brand], '/motif.svg')

it('translates the traits of a brand to CSS', () => {
  expect(look('boxing')).toMatchObject({
    radius: corners.sharp,
    look: { width: '75%', case: 'uppercase', scale: '1.3', scaleSmall: '1.15', ratio: '4/3' },
  })
  expect(look('yoga').font.display).toContain('--font-inter')
  expect(look('yoga').look).toMatchObject({ weight: '500', case: 'none', tracking: '-0.042em' })
})

it.each([
  ['yoga', 'calc(50% - 10px)'],
  ['strength', 'calc(50% - 10px)'],
  ['all', '100%'],
] as const)('shows portrait pictures of %s in two columns on a phone', (brand, column) => {
  expect(look(brand).look.column).toBe(column)
})

it('draws the motif if there is one', () => {
  expect(look('rowing').look.head).toMatch(/^url\(\/motif\.svg\) right 9% bottom/)
  expect(look('all').look.head).not.toContain('url')
})
