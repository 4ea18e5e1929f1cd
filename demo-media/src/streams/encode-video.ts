import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createCanvas } from '../core/canvas'
import { overlay } from './overlay'
import { hlsArguments, runFfmpeg } from './run-ffmpeg'
import { frame, framesPerSecond, loopSeconds, type Scene, segmentSeconds } from './scene'

/** The pictures that a stream is offered in; rates are in kilobits per second. */
export const renditions = [
  { name: '720p', width: 1280, height: 720, rate: 240, crf: 24 },
  { name: '480p', width: 854, height: 480, rate: 125, crf: 25 },
  { name: '240p', width: 426, height: 240, rate: 56, crf: 27 },
] as const

/** Draws one moment of a scene as raw pixels over what stays still. */
export async function drawFrame(scene: Scene, still: Buffer, seconds: number): Promise<Buffer> {
  const canvas = createCanvas(frame.width, frame.height)
  scene.moving(canvas, seconds)
  overlay(canvas, scene, seconds)
  return sharp(still, { raw: { ...frame, channels: 3 } })
    .composite([{ input: Buffer.from(canvas.toSvg()) }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** What stays still in a scene, as raw pixels. */
export async function drawStill(scene: Scene): Promise<Buffer> {
  const canvas = createCanvas(frame.width, frame.height)
  scene.still(canvas)
  return sharp(Buffer.from(canvas.toSvg())).removeAlpha().raw().toBuffer()
}

/** Renders all frames once and encodes them in every rendition, in segments of whole seconds. */
export async function encodeVideo(scene: Scene, folder: string): Promise<void> {
  const still = await drawStill(scene)
  const group = String(framesPerSecond * segmentSeconds)
  const color = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ]
  const outputs: string[] = []
  for (const [index, { name, rate, crf }] of renditions.entries()) {
    await mkdir(join(folder, name), { recursive: true })
    outputs.push(
      '-map',
      `[v${index}]`,
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-tune',
      'animation',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      String(crf),
      '-maxrate',
      `${rate}k`,
      '-bufsize',
      `${rate * 2}k`,
      '-aq-mode',
      '3',
      '-bf',
      '0',
      '-g',
      group,
      '-keyint_min',
      group,
      '-sc_threshold',
      '0',
      ...color,
      ...hlsArguments(join(folder, name)),
    )
  }
  const splits = renditions.map((_, index) => `[s${index}]`).join('')
  const scales = renditions
    .map(
      ({ width, height }, index) =>
        `[s${index}]scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv[v${index}]`,
    )
    .join(';')
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${frame.width}x${frame.height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    'pipe:0',
  ]
  await runFfmpeg(
    [...input, '-filter_complex', `[0:v]split=${renditions.length}${splits};${scales}`, ...outputs],
    async (pipe) => {
      for (let index = 0; index < loopSeconds * framesPerSecond; index += 1) {
        const pixels = await drawFrame(scene, still, index / framesPerSecond)
        if (!pipe.write(pixels)) await once(pipe, 'drain')
      }
    },
  )
}
