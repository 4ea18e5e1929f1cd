import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { heroFiles } from '@/lib/brand/brand-asset'
import { brandKeys } from '@/lib/brand/brands'
import { artOf } from '../brands/brand-art'
import { mediaFolder, siteFolder } from '../core/folders'

const size = { width: 1200, height: 630 }
const margin = 72
const logoHeight = 104

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="g" x1="0" y1="1" x2="0.35" y2="0.2"><stop offset="0" stop-opacity="0.55"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
)

/** The picture that shows when a brand's page is shared: its logo over one of its posters. */
async function drawShared(poster: string, folder: string): Promise<void> {
  const logo = await sharp(join(folder, 'white.svg'), { density: 300 })
    .resize({ height: logoHeight })
    .png()
    .toBuffer()
  await sharp(`${poster}-1600.webp`)
    .resize({ ...size, fit: 'cover', position: 'bottom' })
    .composite([
      { input: shade },
      { input: logo, left: margin, top: size.height - margin - logoHeight },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, 'shared.jpg'))
}

/**
 * Makes the picture that the home of each named brand begins with, and the one that shows beside
 * its shared links, from its posters and logo; without names of all brands.
 */
export async function drawBrandPictures(names: readonly string[]): Promise<void> {
  for (const brand of brandKeys) {
    if (names.length > 0 && !names.includes(brand)) continue
    const { hero, shared } = artOf(brand)
    const poster = (number: number) => join(mediaFolder, 'posters', `${brand}-${number}`)
    const folder = join(siteFolder, 'brands', brand)
    for (const file of Object.values(heroFiles))
      await copyFile(poster(hero) + file.replace('hero', ''), join(folder, file))
    await drawShared(poster(shared), folder)
  }
}
