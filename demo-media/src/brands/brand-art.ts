import type { BrandKey } from '@/lib/brand/brands'
import { hueOf, turnHue } from '../core/color'
import { all } from '../posters/all'
import { barre } from '../posters/barre'
import { boxing } from '../posters/boxing'
import { cycling } from '../posters/cycling'
import { dance } from '../posters/dance'
import { pilates } from '../posters/pilates'
import type { Poster } from '../posters/poster'
import { rowing } from '../posters/rowing'
import { running } from '../posters/running'
import { strength } from '../posters/strength'
import { stretching } from '../posters/stretching'
import { wellness } from '../posters/wellness'
import { yoga } from '../posters/yoga'
import { mainColors } from './brand-colors'
import { brandMoods, type Mood, recolor } from './moods'

/** What the pictures of a brand are drawn from. */
export interface BrandArt {
  moods: readonly Mood[]
  /** The first is `<brand key>-1`. */
  posters: readonly Poster[]
  /** The number of the poster that the brand's home begins with. */
  hero: number
  /** The number of the poster that leaves the most room for the logo when a link is shared. */
  shared: number
}

const art = {
  all: { moods: brandMoods.all, posters: all, hero: 2, shared: 2 },
  yoga: { moods: brandMoods.yoga, posters: yoga, hero: 1, shared: 1 },
  pilates: { moods: brandMoods.pilates, posters: pilates, hero: 8, shared: 1 },
  barre: { moods: brandMoods.barre, posters: barre, hero: 4, shared: 1 },
  cycling: { moods: brandMoods.cycling, posters: cycling, hero: 8, shared: 1 },
  rowing: { moods: brandMoods.rowing, posters: rowing, hero: 5, shared: 1 },
  boxing: { moods: brandMoods.boxing, posters: boxing, hero: 2, shared: 1 },
  stretching: { moods: brandMoods.stretching, posters: stretching, hero: 4, shared: 1 },
  running: { moods: brandMoods.running, posters: running, hero: 4, shared: 1 },
  dance: { moods: brandMoods.dance, posters: dance, hero: 2, shared: 1 },
  strength: { moods: brandMoods.strength, posters: strength, hero: 2, shared: 1 },
  wellness: { moods: brandMoods.wellness, posters: wellness, hero: 2, shared: 1 },
} satisfies Record<string, BrandArt>

/**
 * The drawings of a brand. One that has none of its own yet borrows those of stretching, whose
 * ribbons suit any discipline, turned to the hue of its main color.
 */
export function artOf(brand: BrandKey): BrandArt {
  const own: Partial<Record<string, BrandArt>> = art
  return own[brand] ?? borrowArt(mainColors[brand])
}

/** The drawings of stretching in the hue of another color. @internal */
export function borrowArt(color: string): BrandArt {
  const degrees = hueOf(color) - hueOf(mainColors.stretching)
  const moods = art.stretching.moods.map((mood) => recolor(mood, (one) => turnHue(one, degrees)))
  return { ...art.stretching, moods }
}

/** The mood of a brand with this name. */
export function moodOf({ moods }: BrandArt, name: string): Mood {
  const mood = moods.find((one) => one.name === name)
  if (!mood) throw new RangeError(`There is no mood ${name}`)
  return mood
}
