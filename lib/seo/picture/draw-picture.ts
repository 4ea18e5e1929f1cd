import 'server-only'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { heroFiles } from '@/lib/brand/brand-asset'
import { brandColors } from '@/lib/theme/brand-colors'
import { sharePictureSize } from '@/lib/seo/page-metadata'
import { readBody } from '@/lib/api/read-body'
import { withTimeLimit } from '@/lib/api/time-limit'
import { pictureUrl } from '@/lib/routing/picture-url'
import type { PictureContent } from './picture-content'

const { width, height } = sharePictureSize
const MARGIN = 64
const TITLE_WIDTH = 720
const FACE = height

// Drawing uses one processor only, so that pages are still served fast.
sharp.concurrency(1)
// Each picture is drawn from other sources, so that nothing of one is used again.
sharp.cache(false)

const fonts = join(process.cwd(), 'lib/theme/fonts')
const title = { file: join(fonts, 'archivo-title.ttf'), family: 'Archivo SemiBold' }
const line = { file: join(fonts, 'inter-line.ttf'), family: 'Inter' }

const escaped = (text: string) =>
  text.replace(/[\p{Cc}]/gu, ' ').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

interface TextStyle {
  size: number
  maxWidth: number
  /** Extra line spacing. */
  spacing?: number
}

async function drawText(text: string, font: typeof title, { size, maxWidth, spacing }: TextStyle) {
  if (text.trim() === '') return { input: null, height: 0 }
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white" letter_spacing="${Math.round(-size * 14)}">${escaped(text)}</span>`,
      // The comma ends the family name, whose last word could be read as a weight.
      font: `${font.family}, ${size}`,
      fontfile: font.file,
      width: maxWidth,
      wrap: 'word',
      rgba: true,
      dpi: 72,
      spacing,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

function titleSize({ length }: string): number {
  if (length <= 28) return 76
  return length <= 54 ? 64 : 50
}

/** Darkens the bottom for the text and the top corner for the logo. */
function shade(deep: string, strength: number): Buffer {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${deep}" stop-opacity="${opacity * strength}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">${stop(0, 0.94)}${stop(0.36, 0.76)}${stop(0.8, 0)}</linearGradient><linearGradient id="corner" x1="0" y1="0" x2="0.6" y2="0.7">${stop(0, 0.62)}${stop(0.5, 0)}</linearGradient></defs><rect width="100%" height="100%" fill="url(#foot)"/><rect width="100%" height="100%" fill="url(#corner)"/></svg>`,
  )
}

async function ground({ shape, brand }: PictureContent, image: Uint8Array | null) {
  const { main, deep } = brandColors[brand]
  if (!image || shape === 'poster') {
    const poster = image ?? join(process.cwd(), 'public/brands', brand, heroFiles[1600])
    const base = sharp(poster).resize(width, height, { fit: 'cover', position: 'bottom' })
    return { base, above: [{ input: shade(deep[0], 1) }] }
  }
  const plain = sharp({ create: { width, height, channels: 3, background: main[0] } })
  const face = await sharp(image).resize(FACE, FACE, { fit: 'cover', position: 'top' }).toBuffer()
  const above = [{ input: face, left: width - FACE, top: 0 }, { input: shade(deep[0], 0.8) }]
  return { base: plain, above }
}

/**
 * Draws a social sharing picture as a JPEG: the provider's picture, the brand's logo, the title and
 * a line of facts.
 */
export async function drawPicture(
  content: PictureContent,
  image: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = shortened(content.title, 90)
  const size = titleSize(text)
  const [{ base, above }, logo, facts, head] = await Promise.all([
    ground(content, image),
    sharp(join(process.cwd(), 'public/brands', content.brand, 'white.svg'), { density: 110 })
      .resize({ height: 64 })
      .png()
      .toBuffer(),
    drawText(shortened(content.line, 76), line, { size: 28, maxWidth: width - 2 * MARGIN }),
    drawText(text, title, { size, maxWidth: TITLE_WIDTH, spacing: Math.round(-size * 0.12) }),
  ])
  const factsTop = height - MARGIN - facts.height
  const words = [
    { input: logo, left: MARGIN, top: MARGIN - 8 },
    { input: facts.input, left: MARGIN + 2, top: factsTop },
    { input: head.input, left: MARGIN, top: factsTop - 32 - head.height },
  ].flatMap(({ input, ...place }): OverlayOptions[] => (input ? [{ input, ...place }] : []))
  const drawn = await base
    .composite([...above, ...words])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
  return new Uint8Array(drawn)
}

const TIMEOUT_MS = 4000
const MAX_BYTES = 5 * 1024 * 1024

/** Fetches a picture from the media host. Throws an Error on failure. */
export function fetchImage(url: string): Promise<Uint8Array> {
  return withTimeLimit(TIMEOUT_MS, async (signal) => {
    const response = await fetch(pictureUrl(url, 1280), {
      headers: { accept: 'image/webp,image/jpeg,image/png' },
      redirect: 'error',
      cache: 'no-store',
      signal,
    })
    if (response.ok) return readBody(response, MAX_BYTES)
    await response.body?.cancel()
    throw new Error(`The media host answered ${response.status}.`)
  })
}
