import { z } from '@hono/zod-openapi'
import { BrandRef, InstructorRef, FacetValue, pictureUrl, placeholder } from '../catalogue/wire'
import { orNull } from '../http/contract'
import { JOIN_AFTER_START_MINUTES } from './class-times'

export const movedFrom = orNull(z.iso.datetime()).openapi({
  description: 'The start until the studio moved the class, for those who knew it; else null.',
})

const NextLiveClass = z
  .object({
    id: z.int(),
    start_date_time: z.iso.datetime(),
    time_zone: z.string().openapi({ description: 'IANA name.' }),
    spots_left: z.int(),
  })
  .openapi('NextLiveClass')

export const LiveClass = z
  .object({
    id: z.int(),
    session_title: z.string(),
    session_length: z.int().openapi({ description: 'Minutes.' }),
    start_date_time: z.iso.datetime(),
    time_zone: z.string().openapi({ description: 'IANA name.', example: 'America/New_York' }),
    modalities: z.array(FacetValue),
    instructor: InstructorRef,
    brand_data: BrandRef,
    description: z.string(),
    image_url: pictureUrl,
    placeholder,
    video_id: z.int(),
    capacity: z.int(),
    spots_left: z.int(),
    join_from: z.iso.datetime().openapi({ description: 'From when on it can be entered.' }),
    join_until: z.iso.datetime().openapi({
      description: `Until when a spot can be taken, also after the start: ${JOIN_AFTER_START_MINUTES} minutes after it, and never after the end. Who holds a spot can enter until the end.`,
    }),
    cancellable_until: z.iso.datetime(),
    attendance_until: z.iso.datetime(),
    next_live_class: NextLiveClass.optional().openapi({
      description:
        'Once the class has begun: when it comes next, else the next one of the same instructor and kind. Left out when none is planned, and in lists for classes that are over.',
    }),
    cancelled: z.boolean().openapi({
      description: 'The studio has called it off: nobody can book, wait for or enter it.',
    }),
    waiting: z.int().openapi({ description: 'How many people are on the waitlist.' }),
    booking: z
      .object({ id: z.int(), attended: z.boolean(), moved_from: movedFrom })
      .optional()
      .openapi({ description: 'The caller’s own.' }),
    waitlist: orNull(
      z.object({
        id: z.int().openapi({ description: 'Of the waitlist entry.' }),
        position: z.int().openapi({ description: 'From 1.' }),
        promote_until: z.iso.datetime(),
        moved_from: movedFrom,
      }),
    )
      .optional()
      .openapi({ description: 'The caller’s place on the waitlist. Left out without a session.' }),
    conflict: orNull(
      z.object({
        live_class_id: z.int(),
        session_title: z.string(),
        start_date_time: z.iso.datetime(),
      }),
    )
      .optional()
      .openapi({
        description:
          'Another class that the caller has booked at this time. Left out without a session.',
      }),
  })
  .openapi('LiveClass')

export type WireLiveClass = z.infer<typeof LiveClass>
