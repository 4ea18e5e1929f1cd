import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { brandColors } from './brands/brand-colors'

const size = { width: 1200, height: 630 }
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Which poster of a brand leaves the most room for its logo; the first where none is named. */
const posters: Record<string, number> = { all: 2 }

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="g" x1="0" y1="1" x2="0.35" y2="0.2"><stop offset="0" stop-opacity="0.55"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
)

// The picture that shows when a brand's page is shared: its logo over one of its posters.
for (const brand of Object.keys(brandColors)) {
  const poster = `demo-media/public/posters/${brand}-${posters[brand] ?? 1}-1600.webp`
  const logo = await sharp(file(`public/brands/${brand}/white.svg`), { density: 300 })
    .resize({ height: 104 })
    .png()
    .toBuffer()
  await sharp(file(poster))
    .resize({ ...size, fit: 'cover', position: 'bottom' })
    .composite([{ input: shade }, { input: logo, left: 72, top: size.height - 72 - 104 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file(`public/brands/${brand}/shared.jpg`))
}
