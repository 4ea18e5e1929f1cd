import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** The folder of the demo's pictures and streams. */
export const mediaFolder = resolve(import.meta.dirname, '../../../demo-media/public')

const manifestSchema = z.object({
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

type Picture = z.infer<typeof manifestSchema>['pictures'][number]
type Manifest = { widths: Record<Picture['kind'], number[]>; pictures: Map<string, Picture> }

let cached: Manifest | undefined

/** The existing pictures by name, and the widths they were rendered in; read once. */
export function manifest(): Manifest {
  if (!cached) {
    const file = readFileSync(join(mediaFolder, 'manifest.json'), 'utf8')
    const { widths, pictures } = manifestSchema.parse(JSON.parse(file))
    cached = { widths, pictures: new Map(pictures.map((picture) => [picture.name, picture])) }
  }
  return cached
}
