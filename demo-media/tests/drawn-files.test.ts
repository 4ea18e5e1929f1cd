import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { heroFiles } from '@/lib/brand/brand-asset'
import { brandKeys, brands } from '@/lib/brand/brands'
import { artOf } from '../src/brands/brand-art'
import { logo, logoVariants } from '../src/brands/logo'
import { mediaFolder, siteFolder } from '../src/core/folders'

const manifest = JSON.parse(readFileSync(join(mediaFolder, 'manifest.json'), 'utf8')) as {
  formats: string[]
  widths: Record<string, number[]>
  pictures: { name: string; kind: string }[]
  streams: { name: string; renditions: { name: string }[] }[]
}

const missing = (files: string[]) => files.filter((file) => !existsSync(file))

it.each(brandKeys)('everything of %s has been drawn', (key) => {
  const posters = artOf(key).posters.map((_, index) => `${key}-${index + 1}`)
  const names = manifest.pictures.map(({ name }) => name)
  const files = [...Object.values(heroFiles), 'shared.jpg'].map((file) =>
    join(siteFolder, 'brands', key, file),
  )
  const hint = `npm run draw -w demo-media -- --brand ${key}`
  expect(missing(files), hint).toEqual([])
  expect(
    posters.filter((name) => !names.includes(name)),
    hint,
  ).toEqual([])
})

it.each(brands)('the logos of $key are those that are drawn now', (brand) => {
  for (const variant of logoVariants) {
    const file = join(siteFolder, 'brands', brand.look, `${variant}.svg`)
    expect(readFileSync(file, 'utf8'), variant).toBe(logo(brand, variant))
  }
})

it('every picture of the manifest is there in every width and format', () => {
  const files = manifest.pictures.flatMap(({ name, kind }) =>
    manifest.widths[kind]!.flatMap((width) =>
      manifest.formats.map((format) => join(mediaFolder, `${kind}s`, `${name}-${width}.${format}`)),
    ),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(missing(files)).toEqual([])
})

it('every stream of the manifest is there in every rendition', () => {
  const files = manifest.streams.flatMap(({ name, renditions }) => [
    join(mediaFolder, 'hls', name, 'master.m3u8'),
    ...renditions.map((one) => join(mediaFolder, 'hls', name, one.name, 'index.m3u8')),
  ])
  expect(files.length).toBeGreaterThan(0)
  expect(missing(files)).toEqual([])
})
