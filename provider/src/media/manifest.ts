import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Where the pictures and streams of the demo stand. */
export const mediaFolder = resolve(import.meta.dirname, '../../../demo-media/public')

const manifestShape = z.object({
  formats: z.array(z.enum(['avif', 'webp'])),
  widths: z.object({ poster: z.array(z.number()), portrait: z.array(z.number()) }),
  pictures: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['poster', 'portrait']),
      hash: z.string(),
      placeholder: z.string(),
    }),
  ),
})

type Picture = z.infer<typeof manifestShape>['pictures'][number]
type Manifest = { widths: Record<Picture['kind'], number[]>; pictures: Map<string, Picture> }

let read: Manifest | undefined

/** The pictures that exist, by name, and the widths they were rendered in; read once. */
export function manifest(): Manifest {
  if (!read) {
    const file = readFileSync(join(mediaFolder, 'manifest.json'), 'utf8')
    const { widths, pictures } = manifestShape.parse(JSON.parse(file))
    read = { widths, pictures: new Map(pictures.map((picture) => [picture.name, picture])) }
  }
  return read
}
