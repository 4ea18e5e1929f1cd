import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { brandColors } from './brands/brand-colors'
import { plusMark } from './brands/glyphs'
import { logo } from './brands/logo'

const folder = fileURLToPath(new URL('../../public/icons/', import.meta.url))

/** The X+ mark on a full square; `share` of its width is taken by the mark. */
function tile(share: number): Buffer {
  const scale = share / 142
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512"><defs><linearGradient id="g" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6e4bff"/><stop offset="0.5" stop-color="${brandColors.all}"/><stop offset="1" stop-color="#2d18a8"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/><g fill="#fff" transform="translate(${50 - 71 * scale} ${50 - 50 * scale}) scale(${scale})">${plusMark}</g></svg>`,
  )
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
