import type { Headlines } from '@/lib/brand/brand-traits'

/** Both faces of the product, each with what stands in until it has come. */
export const faces: Record<Headlines['face'], string> = {
  archivo: 'var(--font-archivo),"Arial Black",sans-serif',
  inter: 'var(--font-inter),system-ui,sans-serif',
}
