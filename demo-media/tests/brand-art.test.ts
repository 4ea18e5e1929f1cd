import { describe, expect, it } from 'vitest'
import { brandKeys } from '@/lib/brand/brands'
import { artOf, borrowArt, moodOf } from '../src/brands/brand-art'
import { mainColors } from '../src/brands/brand-colors'
import { createCanvas } from '../src/core/canvas'
import { hueOf } from '../src/core/color'
import { createRandom } from '../src/core/random'
import { drawPoster } from '../src/posters/poster'

/** Turns from one hue to another, in degrees, the short way round. */
const between = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

describe.each(brandKeys)('%s', (brand) => {
  const art = artOf(brand)

  it('has eight posters or more, each in a mood of its own brand, the same at every drawing', () => {
    expect(art.posters.length).toBeGreaterThanOrEqual(8)
    for (const [index, poster] of art.posters.entries()) {
      const draw = () => {
        const canvas = createCanvas(1600, 1000)
        drawPoster(poster, canvas, moodOf(art, poster.mood), createRandom(`${brand}-${index + 1}`))
        return canvas.toSvg()
      }
      expect(draw()).toBe(draw())
    }
  })

  it('shows one of them at home and beside shared links', () => {
    expect(art.posters[art.hero - 1]).toBeDefined()
    expect(art.posters[art.shared - 1]).toBeDefined()
  })
})

it('lends a brand without drawings those of another in its own hue', () => {
  const { moods, posters } = borrowArt('#b4235a')
  const lender = artOf('stretching')
  expect(posters).toBe(lender.posters)
  expect(moods.map(({ name }) => name)).toEqual(lender.moods.map(({ name }) => name))
  const deep = moodOf({ ...lender, moods }, 'deep').glow
  expect(between(hueOf(deep), hueOf('#b4235a'))).toBeLessThan(8)
  expect(between(hueOf(deep), hueOf(mainColors.stretching))).toBeGreaterThan(40)
})
