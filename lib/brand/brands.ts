export interface Brand {
  /** Used in URLs: the workout type, or the external id of a brand without a look of its own. */
  key: string
  /** Whose look it has, used in `data-brand`: its own, or that of X+. */
  look: BrandKey
  /** Catalogue id; null for the multi-brand X+. */
  id: number | null
  externalId: string | null
  name: string
}

/** The product's name, which is also the name of its multi-brand offer. */
export const PRODUCT_NAME = 'X+'

// The catalogue gives cycling, rowing and boxing no id; 1, 2 and 9 are chosen here and clash with
// no other.
const table = {
  all: { id: null, name: PRODUCT_NAME },
  yoga: { id: 4, name: 'Yoga' },
  cycling: { id: 1, name: 'Cycling' },
  pilates: { id: 6, name: 'Pilates' },
  barre: { id: 3, name: 'Barre' },
  rowing: { id: 2, name: 'Rowing' },
  boxing: { id: 9, name: 'Boxing' },
  stretching: { id: 7, name: 'Stretching' },
  running: { id: 8, name: 'Running' },
  dance: { id: 5, name: 'Dance' },
  strength: { id: 12, name: 'Strength' },
  wellness: { id: 24, name: 'Wellness' },
} as const satisfies Record<string, { id: number | null; name: string }>

export type BrandKey = keyof typeof table

export const brandKeys = Object.keys(table) as readonly BrandKey[]

/**
 * The brands that have a look of their own, the multi-brand one first. The types require traits and
 * colors for each. Which brands are offered, the provider decides (`offeredBrands`).
 */
export const brands: readonly Brand[] = brandKeys.map((key) => {
  const { id, name } = table[key]
  return { key, look: key, id, externalId: id === null ? null : String(id), name }
})

export const defaultBrand = brands[0]!
