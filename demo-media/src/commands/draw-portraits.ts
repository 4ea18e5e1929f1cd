import { join } from 'node:path'
import { artOf } from '../brands/brand-art'
import { createCanvas } from '../core/canvas'
import { mediaFolder } from '../core/folders'
import { updateManifest } from '../core/manifest'
import { renderPicture, sizes } from '../core/render-picture'
import { bust } from '../portraits/bust'
import { people } from '../portraits/people'
import { setting } from '../portraits/setting'

/** Draws the portraits of the named instructors, such as `instructor-07`; without names all. */
export async function drawPortraits(names: readonly string[]): Promise<void> {
  for (const [index, look] of people.entries()) {
    const name = `instructor-${String(index + 1).padStart(2, '0')}`
    if (names.length > 0 && !names.includes(name)) continue
    const mood = artOf(look.brand).moods[look.mood]
    if (!mood) throw new Error(`${name} has no mood`)
    const canvas = createCanvas(sizes.portrait.width, sizes.portrait.height)
    setting(canvas, mood, look.brand, name, look.light ?? 1)
    bust(canvas, mood, look)
    const { brand, presents, alt } = look
    const picture = { name, brand, kind: 'portrait', presents, alt, svg: canvas.toSvg() } as const
    await updateManifest([await renderPicture(picture, join(mediaFolder, 'portraits'))])
  }
}
