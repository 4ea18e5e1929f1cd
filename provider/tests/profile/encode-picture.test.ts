import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { encodePicture, maxPictureBytes } from '../../src/profile/encode-picture'
import { deflatedChunk, pngHeader } from './support/png'

const blank = (width: number, height: number, background = '#884422') =>
  sharp({ create: { width, height, channels: 3, background } })

async function contentOf(bytes: Buffer): Promise<Buffer> {
  const encoded = await encodePicture(bytes)
  if ('error' in encoded) throw new Error(encoded.error)
  return encoded.content
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s becomes a WebP square', async (format) => {
    const content = await contentOf(await blank(900, 600).toFormat(format).toBuffer())
    expect(await sharp(content).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })
  })

  test('is turned upright and loses where and by what it was taken', async () => {
    // The upper half is red where the camera was held; turned by 90 degrees it is the right half.
    const red = await blank(400, 200, '#ff0000').png().toBuffer()
    const taken = await blank(400, 400, '#0000ff')
      .composite([{ input: red, top: 0, left: 0 }])
      .withExif({ IFD0: { Model: 'Somebody’s phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const content = await contentOf(taken)
    const kept = Object.keys(await sharp(content).metadata())
    for (const metadata of ['exif', 'icc', 'xmp', 'iptc']) expect(kept).not.toContain(metadata)
    expect(content.includes('phone')).toBe(false)
    const { data } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3),
    ]
    expect(at(450, 100)[0]).toBeGreaterThan(200)
    expect(at(60, 400)[2]).toBeGreaterThan(200)
  })

  test('keeps the middle of a wide one', async () => {
    const middle = await blank(300, 300, '#00ff00').png().toBuffer()
    const wide = await blank(900, 300)
      .composite([{ input: middle, gravity: 'center' }])
      .png()
    const { channels } = await sharp(await contentOf(await wide.toBuffer())).stats()
    expect(channels[1]!.mean).toBeGreaterThan(200)
  })
})

const script = '<script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>'
const jpeg = () => blank(200, 200).jpeg().toBuffer()

/** Pictures that must be refused, by name. */
const hostile: Record<string, () => Promise<Buffer> | Buffer> = {
  'a page with the name of a picture': () => Buffer.from(`<!DOCTYPE html>${script}`),
  'an SVG': () => Buffer.from(svg),
  'a GIF': () => blank(200, 200).gif().toBuffer(),
  'a TIFF': () => blank(200, 200).tiff().toBuffer(),
  'an AVIF': () => blank(200, 200).avif({ effort: 0 }).toBuffer(),
  'a GIF that is a script too': () =>
    Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=alert(1)')]),
  'a JPEG that is a page too': async () => Buffer.concat([await jpeg(), Buffer.from(script)]),
  ...Object.fromEntries(
    ['<!doctype html>', '<HTML>', '<svg onload="alert(1)">', '<?php echo 1;'].map((marker) => [
      `a JPEG with ${marker}`,
      async () => Buffer.concat([await jpeg(), Buffer.from(marker)]),
    ]),
  ),
  'a JPEG that is an archive too': async () =>
    Buffer.concat([await jpeg(), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
  'a PNG that is a PDF too': async () =>
    Buffer.concat([await blank(200, 200).png().toBuffer(), Buffer.from('%PDF-1.7')]),
  'a JPEG that ends early': async () => (await jpeg()).subarray(0, 500),
  'a PNG whose data are damaged': async () => {
    const bytes = await blank(200, 200).png().toBuffer()
    return Buffer.concat([bytes.subarray(0, 60), Buffer.alloc(40, 7), bytes.subarray(100)])
  },
  'a PNG of 40,000 pixels': () => blank(40_000, 80).png().toBuffer(),
  'a PNG that says 60,000 by 60,000': () =>
    Buffer.concat([pngHeader(60_000, 60_000), deflatedChunk(Buffer.alloc(4_000_000))]),
  'a JPEG of 100 megapixels': () => blank(10_000, 10_000).jpeg({ quality: 10 }).toBuffer(),
  'an interlaced PNG of 25 megapixels': () =>
    blank(5_000, 5_000).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  'a PNG of 16 bits and 20 megapixels': () =>
    blank(5_000, 4_000).toColorspace('rgb16').png({ compressionLevel: 9 }).toBuffer(),
  'one of three pixels': () => blank(3, 1).png().toBuffer(),
  nothing: () => Buffer.alloc(0),
}

describe('refuses', () => {
  test('more than 5 MB, before it looks at them', async () => {
    expect(await encodePicture(Buffer.alloc(maxPictureBytes + 1))).toEqual({
      error: 'picture_too_large',
    })
  })

  test('one that takes more than four seconds', async () => {
    const library = Object.getPrototypeOf(sharp()) as Sharp
    const limit = vi.spyOn(library, 'timeout')
    await encodePicture(await jpeg())
    expect(limit).toHaveBeenCalledExactlyOnceWith({ seconds: 4 })
    limit.mockImplementation(() => {
      throw new Error('timeout: 100% complete')
    })
    expect(await encodePicture(await jpeg())).toEqual({ error: 'picture_not_a_picture' })
    limit.mockRestore()
  })

  // Measured in a process of its own, whose highest use of memory is not that of other tests.
  const folder = mkdtempSync(join(tmpdir(), 'xplus-pictures-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let results: Record<string, { error?: string; ms: number; megabytes: number }>
  beforeAll(async () => {
    const files: string[] = []
    for (const [name, make] of Object.entries(hostile)) {
      const file = join(folder, encodeURIComponent(name))
      writeFileSync(file, await make())
      files.push(file)
    }
    const measure = join(import.meta.dirname, 'support/measure-pictures.ts')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', measure, ...files],
      { cwd: join(import.meta.dirname, '../..') },
    )
    results = JSON.parse(stdout)
  })

  test.each(Object.keys(hostile))('%s, within a second and 100 MB', (name) => {
    const { error, ms, megabytes } = results[encodeURIComponent(name)]!
    expect(error).toMatch(/^picture_/)
    expect(ms).toBeLessThan(1_000)
    expect(megabytes).toBeLessThan(100)
  })
})
