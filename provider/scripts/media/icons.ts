import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { brandMoods } from './brands/brand-moods'
import { brandColours } from './brands/brand-colours'
import { createCanvas } from './core/canvas'
import { finish } from './core/finish'
import { createRng } from './core/rng'
import { logo } from './marks/logo'
import { plusMark } from './marks/plus-mark'
import { brandVariants } from './motifs/brand-variants'

const folder = fileURLToPath(new URL('../../../public/icons/', import.meta.url))

/** The X+ mark on a full square; `share` of its width is taken by the mark. */
function tile(share: number): Buffer {
  const scale = share / 142
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512"><defs><linearGradient id="g" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6e4bff"/><stop offset="0.5" stop-color="${brandColours.all}"/><stop offset="1" stop-color="#2d18a8"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/><g fill="#fff" transform="translate(${50 - 71 * scale} ${50 - 50 * scale}) scale(${scale})">${plusMark}</g></svg>`,
  )
}

/** The picture that shows when a page is shared: 1200 by 630, the mark over a poster. */
async function shared(): Promise<Buffer> {
  const variant = brandVariants.all?.[1]
  const mood = brandMoods.all?.find((one) => one.name === variant?.mood)
  if (!variant || !mood) throw new Error('The poster to share is missing')
  const canvas = createCanvas(1600, 1000)
  variant.draw(canvas, mood, createRng('all-2'))
  canvas.add(`<g fill="#ffffff" transform="translate(96 770) scale(1.3)">${plusMark}</g>`)
  const { data, width, height } = await finish(canvas.toSvg(), 'shared', 5)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(1200, 630, { fit: 'cover', position: 'bottom' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

await mkdir(folder, { recursive: true })
await writeFile(`${folder}favicon.svg`, logo('all', 'icon'))
for (const [file, size, share] of [
  ['apple-touch-icon.png', 180, 0.6],
  ['icon-192.png', 192, 0.64],
  ['icon-512.png', 512, 0.64],
  ['maskable-192.png', 192, 0.5],
  ['maskable-512.png', 512, 0.5],
] as const) {
  await sharp(tile(share * 100), { density: 300 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toFile(folder + file)
}
await writeFile(`${folder}og-default.jpg`, await shared())
