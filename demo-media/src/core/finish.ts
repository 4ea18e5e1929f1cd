import sharp from 'sharp'
import { createRng } from './rng'

/** Raw pixels, three channels of eight bits. */
export interface Raster {
  data: Buffer
  width: number
  height: number
}

/**
 * Renders a drawing and gives it what vectors lack: a soft bloom around its lights and a fine
 * monochrome grain, strongest in the middle tones, that also hides the banding of gradients.
 */
export async function finish(svg: string, seed: string, grain: number): Promise<Raster> {
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
  const rng = createRng(seed)
  for (let at = 0; at < data.length; at += 3) {
    const noise = (rng.next() + rng.next() - 1) * grain
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
