import { join } from 'node:path'
import { brandMoods } from './brands/brand-moods'
import { createCanvas } from './core/canvas'
import { updateManifest } from './core/manifest'
import { mediaFolder } from './core/media-folder'
import { publish } from './core/publish'
import { createRng } from './core/rng'
import { sizes } from './core/sizes'
import { brandVariants } from './motifs/brand-variants'

// `posters.ts yoga cycling-3` renders only those; without arguments all are rendered.
const only = process.argv.slice(2)

for (const [brand, variants] of Object.entries(brandVariants)) {
  for (const [index, variant] of variants.entries()) {
    const name = `${brand}-${index + 1}`
    if (only.length > 0 && !only.includes(brand) && !only.includes(name)) continue
    const mood = brandMoods[brand]?.find((one) => one.name === variant.mood)
    if (!mood) throw new Error(`${name} asks for the unknown mood ${variant.mood}`)
    const canvas = createCanvas(sizes.poster.width, sizes.poster.height)
    variant.draw(canvas, mood, createRng(name))
    const picture = { name, brand, kind: 'poster', alt: variant.alt, svg: canvas.toSvg() } as const
    await updateManifest(mediaFolder, [await publish(picture, join(mediaFolder, 'posters'))])
  }
}
