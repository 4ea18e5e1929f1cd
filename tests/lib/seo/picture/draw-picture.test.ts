import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from '@/lib/seo/picture/draw-picture'
import { picturePath, type PictureContent, pictureVersion } from '@/lib/seo/picture/picture-content'

const content: PictureContent = {
  locale: 'en',
  brand: 'yoga',
  title: 'Steady Vinyasa',
  line: '45 min · with Amara Lindqvist',
  image: null,
  shape: 'poster',
}
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer()

/** The share of nearly white pixels in a part of the picture. */
async function white(jpeg: Uint8Array, top: number, height: number): Promise<number> {
  const { data } = await sharp(jpeg)
    .extract({ left: 64, top, width: 800, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].filter((value) => value > 235).length / data.length
}

describe('drawPicture', () => {
  it.each<[string, Partial<PictureContent>, [number, number] | null]>([
    ['without a picture', {}, null],
    ['over a poster', {}, [1280, 800]],
    ['beside a face', { shape: 'face' }, [640, 640]],
    ['over one that is too small', {}, [20, 10]],
    ['with a title that is too long', { title: 'Slow & <steady> wins '.repeat(20) }, null],
    ['with odd characters', { title: '  "a" & <b>\u0000\n日本' }, null],
    ['without facts', { line: ' ' }, null],
  ])('makes a JPEG of 1200 by 630 %s', async (_, change, size) => {
    const jpeg = await drawPicture({ ...content, ...change }, size && (await image(...size)))
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(jpeg.byteLength).toBeLessThan(300_000)
  })

  it('draws the title, in a size that fits its length, above the facts', async () => {
    const short = await drawPicture(content, null)
    const long = await drawPicture({ ...content, title: 'Steady Vinyasa '.repeat(5) }, null)
    expect(await white(short, 440, 100)).toBeGreaterThan(0.08)
    expect(await white(short, 230, 150)).toBe(0)
    expect(await white(long, 330, 150)).toBeGreaterThan(0.05)
  })
})

describe('pictureVersion', () => {
  it('changes with everything visible, and with nothing else', () => {
    const versions = [
      content,
      { ...content, title: 'Other' },
      { ...content, line: 'Other' },
      { ...content, brand: 'barre' as const },
      { ...content, image: 'https://media.example/a.webp?v=2' },
      { ...content, shape: 'face' as const },
    ].map(pictureVersion)
    expect(new Set(versions).size).toBe(6)
    expect(pictureVersion({ ...content, locale: 'es' })).toBe(versions[0])
  })
})

describe('picturePath', () => {
  it('has every locale but the default one', () => {
    const v = pictureVersion(content)
    expect(picturePath('video', 3, content)).toBe(`/pictures/video/3?v=${v}`)
    expect(picturePath('video', 3, { ...content, locale: 'fr-CA' })).toBe(
      `/pictures/video/3?lang=fr-CA&v=${v}`,
    )
  })
})
