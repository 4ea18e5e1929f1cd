import { z } from '@hono/zod-openapi'
import { difficulties } from '../db/schema/ratings'
import { orNull } from '../http/contract'
import { LiveClass } from '../live-classes/wire'
import { FacetValue, Video } from './wire'

export const OwnRating = z
  .object({ stars: z.int().min(1).max(5), difficulty: z.enum(difficulties) })
  .openapi('VideoRating')

const RatingSummary = z.object({
  average: z.number().openapi({ description: 'Stars, 1 to 5, to one decimal.', example: 4.7 }),
  votes: z.int(),
  difficulty: z
    .object({ easier: z.int(), as_expected: z.int(), harder: z.int() })
    .openapi({ description: 'Votes by how hard it was, compared with its level.' }),
})

/** A video as its own page shows it; lists have less. */
export const VideoDetail = Video.omit({ equipment: true })
  .extend({
    equipment: z.array(
      FacetValue.extend({
        alternative: z
          .string()
          .nullable()
          .openapi({ description: 'What may stand in for it, in the language of the request.' }),
      }),
    ),
    sections: z
      .array(z.object({ title: z.string(), starts_at_seconds: z.int(), duration_seconds: z.int() }))
      .openapi({ description: 'What it consists of, in order; empty where that is not known.' }),
    rating: orNull(RatingSummary).openapi({
      description: 'What members say; null under ten votes.',
    }),
    own_rating: orNull(OwnRating).optional().openapi({ description: 'Only for members.' }),
    may_rate: z
      .boolean()
      .optional()
      .openapi({ description: 'Only for members: they have taken the video.' }),
    preview: orNull(z.object({ seconds: z.int() })).openapi({
      description: 'How much of it anybody may see; null where it is free or has no preview.',
    }),
    next_live_class: orNull(LiveClass).openapi({
      description: 'The next live class of its instructor that has a free spot.',
    }),
  })
  .openapi('VideoDetail')

export type WireVideoDetail = z.infer<typeof VideoDetail>
