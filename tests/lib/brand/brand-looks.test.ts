import { describe, expect, it } from 'vitest'
import { brandLooks } from '@/lib/brand/brand-looks'
import { homeRows } from '@/lib/brand/brand-traits'
import { brandKeys } from '@/lib/brand/brands'

describe.each(brandKeys)('%s', (brand) => {
  const { headlines, hero, rows, spotlight } = brandLooks[brand]

  it('has every row of home once', () => {
    expect([...rows].sort()).toEqual([...homeRows].sort())
    expect(rows).toContain(spotlight)
  })

  it('has headlines that its typeface supports', () => {
    const { face, weight, width, scale } = headlines
    const range = { archivo: [75, 125, 750, 750], inter: [100, 100, 400, 650] }[face]
    expect(width).toBeGreaterThanOrEqual(range[0]!)
    expect(width).toBeLessThanOrEqual(range[1]!)
    expect(weight).toBeGreaterThanOrEqual(range[2]!)
    expect(weight).toBeLessThanOrEqual(range[3]!)
    expect(scale * width).toBeLessThanOrEqual(125)
  })

  it('gives home’s picture an outline only beside the text', () => {
    expect(hero.frame !== undefined).toBe(hero.composition === 'split')
  })
})

it('gives all brands different traits', () => {
  const looks = brandKeys.map((brand) => {
    const { shapes, headlines, hero, head } = brandLooks[brand]
    const { corner, ...pictures } = shapes
    return { corner, headlines, hero, head, pictures }
  })
  const common = looks.flatMap((one, at) =>
    looks.slice(at + 1).map((other) => {
      const traits = Object.keys(one) as (keyof typeof one)[]
      return traits.filter((trait) => JSON.stringify(one[trait]) === JSON.stringify(other[trait]))
    }),
  )
  expect(Math.max(...common.map((traits) => traits.length))).toBeLessThanOrEqual(2)
})

it('gives every brand a spinner of its own', () => {
  expect(new Set(brandKeys.map((brand) => brandLooks[brand].spinner)).size).toBe(brandKeys.length)
})
