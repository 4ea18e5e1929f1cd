import type { BrandKey } from './brands'

/** Path of an SVG of a brand: `icon` is its logo on a tile, `motif` a shape used as a mask. */
export const brandAsset = (brand: BrandKey, drawing: 'icon' | 'motif') =>
  `/brands/${brand}/${drawing}.svg`

const heroWidths = [640, 960, 1600] as const

const heroAddress = (brand: BrandKey, width: (typeof heroWidths)[number]) =>
  `/brands/${brand}/hero-${width}.avif`

/** The hero picture of a brand's home page in all available widths. */
export const brandHero = (brand: BrandKey) => ({
  src: heroAddress(brand, 960),
  srcSet: heroWidths.map((width) => `${heroAddress(brand, width)} ${width}w`).join(', '),
})

/** The hero picture of a brand in the size of a card. */
export const brandPoster = (brand: BrandKey) => heroAddress(brand, 640)
