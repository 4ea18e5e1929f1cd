import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestStream } from '../streams/package-stream'
import { type Picture, sizes } from './render-picture'

/** A line of `public/manifest.json`. `ratio` is width divided by height. */
export interface ManifestPicture extends Omit<Picture, 'svg'> {
  ratio: number
  /** Changes when the picture does; goes into its address as `?v=`. */
  hash: string
  /** A `data:` URI of about 16 pixels to show until the picture has come. */
  placeholder: string
  /** The dominant color, hex. */
  color: string
}

interface Manifest {
  formats: string[]
  widths: Record<string, readonly number[]>
  pictures: ManifestPicture[]
  streams: ManifestStream[]
}

/** Replaces the lines of the given pictures and streams in the manifest, keeping all others. */
export async function updateManifest(
  media: string,
  pictures: ManifestPicture[],
  streams: ManifestStream[] = [],
): Promise<void> {
  const file = join(media, 'manifest.json')
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<Manifest>
  const merged = new Map([...(before.pictures ?? []), ...pictures].map((line) => [line.name, line]))
  const sorted = [...merged.values()].sort(
    (a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  )
  const manifest: Manifest = {
    formats: ['avif', 'webp'],
    widths: { poster: sizes.poster.widths, portrait: sizes.portrait.widths },
    pictures: sorted,
    streams: [
      ...new Map([...(before.streams ?? []), ...streams].map((line) => [line.name, line])).values(),
    ].sort((a, b) => a.name.localeCompare(b.name)),
  }
  await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`)
}
