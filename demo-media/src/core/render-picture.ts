import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createRandom } from './random'

/** Widths in pixels that are rendered of each kind of picture. */
export const sizes = {
  poster: { width: 1600, height: 1000, widths: [320, 640, 960, 1280, 1600] },
  portrait: { width: 640, height: 640, widths: [160, 320, 640] },
} as const

type PictureKind = keyof typeof sizes

/** A drawing that is ready to be rendered. */
interface Picture {
  /** File name without width and extension; never changes once published. */
  name: string
  brand: string
  kind: PictureKind
  /** The alternative text, in English. */
  alt: string
  /** Portraits only: whose portrait it can be, so that a seed can choose fitting names. */
  presents?: 'woman' | 'man' | 'either'
  svg: string
}

/** A line of `public/manifest.json`. `ratio` is width divided by height. */
export interface PublishedPicture extends Omit<Picture, 'svg'> {
  ratio: number
  /** Changes when the picture does; goes into its address as `?v=`. */
  hash: string
  /** A `data:` URI of about 16 pixels to show until the picture has loaded. */
  placeholder: string
  /** The dominant color, hex. */
  color: string
}

/** Raw pixels, three channels of eight bits. */
interface Raster {
  data: Buffer
  width: number
  height: number
}

/**
 * Renders a drawing and gives it what vectors lack: a soft bloom around its lights and a fine
 * monochrome grain, strongest in the middle tones, that also hides the banding of gradients.
 */
async function rasterize(svg: string, seed: string, grain: number): Promise<Raster> {
  const plain = sharp(Buffer.from(svg)).flatten({ background: '#000' }).removeAlpha()
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { raw: { width, height, channels: 3 as const } }
  const bloom = await sharp(data, raw)
    .resize(Math.round(width / 4))
    .linear(1.5, -150)
    .blur(14)
    .resize(width, height, { kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const random = createRandom(seed)
  for (let at = 0; at < data.length; at += 3) {
    const noise = (random.next() + random.next() - 1) * grain
    const level = (data[at + 1] ?? 0) / 255
    const strength = noise * (0.35 + 2.6 * level * (1 - level))
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = data[channel] ?? 0
      const lit = 255 - ((255 - value) * (255 - 0.3 * (bloom[channel] ?? 0))) / 255
      data[channel] = Math.min(255, Math.max(0, Math.round(lit + strength)))
    }
  }
  return { data, width, height }
}

const qualities = { webp: 82, avif: 57 }
const grain = { poster: 9, portrait: 6 }

/** Renders a picture in every width and format into `folder`; gives its line of the manifest. */
export async function renderPicture(picture: Picture, folder: string): Promise<PublishedPicture> {
  const { width, height, widths } = sizes[picture.kind]
  const raster = await rasterize(picture.svg, picture.name, grain[picture.kind])
  const source = () =>
    sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
  await mkdir(folder, { recursive: true })
  for (const target of widths) {
    const file = join(folder, `${picture.name}-${target}`)
    const resized = source().resize(target, undefined, { kernel: 'lanczos3' })
    await resized.clone().webp({ quality: qualities.webp, effort: 5 }).toFile(`${file}.webp`)
    await resized.clone().avif({ quality: qualities.avif, effort: 3 }).toFile(`${file}.avif`)
  }
  const tiny = await source().resize(16).blur(0.6).webp({ quality: 30, effort: 6 }).toBuffer()
  const { dominant } = await source().resize(64).stats()
  return {
    name: picture.name,
    brand: picture.brand,
    kind: picture.kind,
    ...(picture.presents && { presents: picture.presents }),
    alt: picture.alt,
    ratio: width / height,
    hash: createHash('sha256').update(raster.data).digest('hex').slice(0, 10),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  }
}
