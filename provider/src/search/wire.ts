import { z } from '@hono/zod-openapi'
import { Instructor, Video, VideoGroup } from '../catalogue/wire'
import { LiveClass } from '../live-classes/wire'
import { Studio } from '../studios/studios'

const ids = z.array(z.int())

const Filters = z
  .object({
    q: z.string().nullable().openapi({ description: 'The words without a meaning of their own.' }),
    brand_id: z.int().nullable(),
    modalities_ids: ids,
    equipment_ids: ids,
    body_focuses_ids: ids,
    instructor_ids: ids,
    duration_min: z.int().nullable().openapi({ description: 'Minutes, included.' }),
    duration_max: z.int().nullable().openapi({ description: 'Minutes, included.' }),
    level: z.enum(['beginner', 'intermediate', 'advanced']).nullable(),
    date: z.iso.date().nullable().openapi({ description: 'By the clock of `time_zone`.' }),
    starts_from: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'With a part of a day or several days.' }),
    starts_until: z.iso.datetime().nullable().openapi({ description: 'Excluded.' }),
  })
  .openapi('SearchFilters', {
    description:
      'What was understood of the text, as the parameters of lists. Each list takes those that it has.',
  })

export type WireFilters = z.infer<typeof Filters>

const groupOf = <Kind extends string, T extends z.ZodType>(kind: Kind, item: T) =>
  z.object({ kind: z.literal(kind), total: z.int(), items: z.array(item) })

export const SearchResult = z
  .object({
    filters: Filters,
    groups: z
      .array(
        z.union([
          groupOf('videos', Video),
          groupOf('live_classes', LiveClass),
          groupOf('programs', VideoGroup),
          groupOf('collections', VideoGroup),
          groupOf('instructors', Instructor),
          groupOf('studios', Studio),
        ]),
      )
      .openapi({ description: 'The likeliest kind first; a kind without a match is absent.' }),
  })
  .openapi('SearchResult')

export type WireSearchResult = z.infer<typeof SearchResult>
