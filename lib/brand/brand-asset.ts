import type { BrandKey } from './brands'

/** Path of an SVG of a brand: `icon` is its logo on a tile, `motif` a shape used as a mask. */
export const brandAsset = (brand: BrandKey, drawing: 'icon' | 'motif') =>
  `/brands/${brand}/${drawing}.svg`

const heroWidths = [640, 960, 1600] as const

/** The hero picture of a brand's home page in all available widths. */
export function brandHero(brand: BrandKey) {
  const address = (width: number) => `/brands/${brand}/hero-${width}.avif`
  return {
    src: address(960),
    srcSet: heroWidths.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}
