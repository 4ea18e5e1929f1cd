import { join } from 'node:path'
import { brandKeys } from '@/lib/brand/brands'
import { artOf, moodOf } from '../brands/brand-art'
import { createCanvas } from '../core/canvas'
import { mediaFolder } from '../core/folders'
import { updateManifest } from '../core/manifest'
import { createRandom } from '../core/random'
import { renderPicture, sizes } from '../core/render-picture'
import { drawPoster } from '../posters/poster'

/** Draws the posters of the named brands, or single ones such as `cycling-3`; without names all. */
export async function drawPosters(names: readonly string[]): Promise<void> {
  for (const brand of brandKeys) {
    const art = artOf(brand)
    for (const [index, poster] of art.posters.entries()) {
      const name = `${brand}-${index + 1}`
      if (names.length > 0 && !names.includes(brand) && !names.includes(name)) continue
      const canvas = createCanvas(sizes.poster.width, sizes.poster.height)
      drawPoster(poster, canvas, moodOf(art, poster.mood), createRandom(name))
      const { alt } = poster
      const picture = { name, brand, kind: 'poster', alt, svg: canvas.toSvg() } as const
      await updateManifest([await renderPicture(picture, join(mediaFolder, 'posters'))])
    }
  }
}
