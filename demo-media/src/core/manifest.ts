import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaFolder } from './folders'
import { type PublishedPicture, sizes } from './render-picture'

/** A line about a stream in `manifest.json`. Rates are in bits per second. */
export interface ManifestStream {
  name: string
  brand: string
  seconds: number
  segmentSeconds: number
  segments: number
  frameRate: number
  renditions: {
    name: string
    width: number
    height: number
    codecs: string
    peak: number
    average: number
  }[]
  audio: { codecs: string; peak: number; average: number }
  captions: string[]
}

interface Manifest {
  formats: string[]
  widths: Record<string, readonly number[]>
  pictures: PublishedPicture[]
  streams: ManifestStream[]
}

/** Replaces the lines of the given pictures and streams in the manifest, keeping all others. */
export async function updateManifest(
  pictures: PublishedPicture[],
  streams: ManifestStream[] = [],
): Promise<void> {
  const file = join(mediaFolder, 'manifest.json')
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
