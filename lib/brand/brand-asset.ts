import type { BrandKey } from './brands'

/** A drawing of a brand, a file of this site: the mark on a tile, or alone to be cut out of a colour. */
export const brandAsset = (brand: BrandKey, drawing: 'icon' | 'motif') =>
  `/brands/${brand}/${drawing}.svg`
