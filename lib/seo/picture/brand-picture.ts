import type { BrandKey } from '@/lib/brand/brands'

/** A brand's picture beside shared links, a file of this site (`npm run media -w provider -- shared`). */
export const brandPicturePath = (brand: BrandKey) => `/brands/${brand}/shared.jpg`
