import type { BrandKey } from './brands'

/** A drawing of a brand, a file of this site: the mark on a tile, or alone to be cut out of a colour. */
export const brandAsset = (brand: BrandKey, drawing: 'icon' | 'motif') =>
  `/brands/${brand}/${drawing}.svg`

const heroWidths = [640, 960, 1600] as const

/** The picture that a brand's home begins with, in the widths it is kept in. */
export function brandHero(brand: BrandKey) {
  const address = (width: number) => `/brands/${brand}/hero-${width}.avif`
  return {
    src: address(960),
    srcSet: heroWidths.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}
