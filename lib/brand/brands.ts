export interface Brand {
  /** What addresses and `data-brand` carry; also the workout type. */
  key: BrandKey
  /** Catalogue id; null for the multi-brand X+. */
  id: number | null
  externalId: string | null
  name: string
}

export const brandKeys = [
  'all',
  'yoga',
  'cycling',
  'pilates',
  'barre',
  'rowing',
  'boxing',
  'stretching',
  'running',
  'dance',
  'strength',
  'wellness',
] as const

export type BrandKey = (typeof brandKeys)[number]

/** The product's name, and the name of its multi-brand offer (specification 1). */
export const PRODUCT_NAME = 'X+'

// Cycling, rowing and boxing are offered but have no id in the specification's catalogue:
// 1, 2 and 9 are ours and clash with none of its ids.
const ids: Record<Exclude<BrandKey, 'all'>, { id: number; name: string }> = {
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
}

/** Every brand of the product, the multi-brand one first (specification 1, brand catalogue). */
export const brands: readonly Brand[] = brandKeys.map((key) =>
  key === 'all'
    ? { key, id: null, externalId: null, name: PRODUCT_NAME }
    : { key, id: ids[key].id, externalId: String(ids[key].id), name: ids[key].name },
)

export const defaultBrand = brands[0]!
