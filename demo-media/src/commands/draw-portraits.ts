import { join } from 'node:path'
import { brandMoods } from './brands/moods'
import { createCanvas } from './core/canvas'
import { mediaFolder } from './core/folders'
import { updateManifest } from './core/manifest'
import { publish, sizes } from './core/render-picture'
import { bust } from './portraits/bust'
import { people } from './portraits/people'
import { setting } from './portraits/setting'

// `portraits.ts instructor-07` renders only that one; without arguments all are rendered.
const only = process.argv.slice(2)

for (const [index, look] of people.entries()) {
  const name = `instructor-${String(index + 1).padStart(2, '0')}`
  if (only.length > 0 && !only.includes(name)) continue
  const mood = brandMoods[look.brand]?.[look.mood]
  if (!mood) throw new Error(`${name} has no mood`)
  const canvas = createCanvas(sizes.portrait.width, sizes.portrait.height)
  setting(canvas, mood, look.brand, name, look.light ?? 1)
  bust(canvas, mood, look)
  const { brand, presents, alt } = look
  const picture = { name, brand, kind: 'portrait', presents, alt, svg: canvas.toSvg() } as const
  await updateManifest(mediaFolder, [await publish(picture, join(mediaFolder, 'portraits'))])
}
