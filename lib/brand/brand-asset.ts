import type { BrandKey } from './brands'

const brandFile = (brand: BrandKey, file: string) => `/brands/${brand}/${file}`

/** Path of an SVG of a brand: `icon` is its logo on a tile, `motif` a shape used as a mask. */
export const brandAsset = (brand: BrandKey, drawing: 'icon' | 'motif') =>
  brandFile(brand, `${drawing}.svg`)

/**
 * Files of the hero picture by their width in pixels. Phones, which take the narrow ones, decode
 * WebP in half the time of AVIF (docs/decisions/0046); for the widest AVIF is half as large.
 */
export const heroFiles = {
  640: 'hero-640.webp',
  960: 'hero-960.webp',
  1600: 'hero-1600.avif',
} as const

/** The hero picture of a brand's home page in all available widths. */
export const brandHero = (brand: BrandKey) => ({
  src: brandFile(brand, heroFiles[960]),
  srcSet: Object.entries(heroFiles)
    .map(([width, file]) => `${brandFile(brand, file)} ${width}w`)
    .join(', '),
})

/** The hero picture of a brand in the size of a card. */
export const brandPoster = (brand: BrandKey) => brandFile(brand, heroFiles[640])
