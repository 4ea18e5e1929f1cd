import { copyFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrandKey } from './brands/brand-colors'

/** Which poster of a brand its home begins with. */
const posters: Record<BrandKey, number> = {
  all: 2,
  yoga: 1,
  cycling: 8,
  pilates: 8,
  barre: 4,
  rowing: 5,
  boxing: 2,
  stretching: 4,
  running: 4,
  dance: 2,
  strength: 2,
  wellness: 2,
}

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

for (const [brand, poster] of Object.entries(posters))
  for (const width of [640, 960, 1600])
    await copyFile(
      file(`demo-media/public/posters/${brand}-${poster}-${width}.avif`),
      file(`public/brands/${brand}/hero-${width}.avif`),
    )
