import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { defaultBrand } from '@/lib/brand/brands'
import { mainColors } from '../brands/brand-colors'
import { plusMark } from '../brands/glyphs'
import { logo } from '../brands/logo'
import { siteFolder } from '../core/folders'

/** The X+ mark on a full square; `share` of its width is taken by the mark. */
function tile(share: number): Buffer {
  const scale = share / 142
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512"><defs><linearGradient id="g" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6e4bff"/><stop offset="0.5" stop-color="${mainColors.all}"/><stop offset="1" stop-color="#2d18a8"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/><g fill="#fff" transform="translate(${50 - 71 * scale} ${50 - 50 * scale}) scale(${scale})">${plusMark}</g></svg>`,
  )
}

/** Draws the icons of the site, for browsers and home screens. */
export async function drawIcons(): Promise<void> {
  const folder = join(siteFolder, 'icons')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'favicon.svg'), logo(defaultBrand, 'icon'))
  for (const [file, size, share] of [
    ['apple-touch-icon.png', 180, 60],
    ['icon-192.png', 192, 64],
    ['icon-512.png', 512, 64],
    ['maskable-192.png', 192, 50],
    ['maskable-512.png', 512, 50],
  ] as const)
    await sharp(tile(share), { density: 300 })
      .resize(size)
      .png({ compressionLevel: 9 })
      .toFile(join(folder, file))
}
