import { join } from 'node:path'
import { brandMoods } from './brands/moods'
import { createCanvas } from './core/canvas'
import { mediaFolder } from './core/folders'
import { updateManifest } from './core/manifest'
import { createRandom } from './core/random'
import { publish, sizes } from './core/render-picture'
import { brandPosters } from './posters/brand-posters'

// `posters.ts yoga cycling-3` renders only those; without arguments all are rendered.
const only = process.argv.slice(2)

for (const [brand, variants] of Object.entries(brandPosters)) {
  for (const [index, variant] of variants.entries()) {
    const name = `${brand}-${index + 1}`
    if (only.length > 0 && !only.includes(brand) && !only.includes(name)) continue
    const mood = brandMoods[brand]?.find((one) => one.name === variant.mood)
    if (!mood) throw new Error(`${name} asks for the unknown mood ${variant.mood}`)
    const canvas = createCanvas(sizes.poster.width, sizes.poster.height)
    variant.draw(canvas, mood, createRandom(name))
    const picture = { name, brand, kind: 'poster', alt: variant.alt, svg: canvas.toSvg() } as const
    await updateManifest(mediaFolder, [await publish(picture, join(mediaFolder, 'posters'))])
  }
}
