import { z } from '@hono/zod-openapi'

export const pictureUrl = z
  .url()
  .nullable()
  .openapi({ description: 'Add `&w=` and a width in pixels.' })
export const placeholder = z
  .string()
  .regex(/^data:image\//)
  .nullable()
  .openapi({ description: 'A tiny picture.', example: 'data:image/webp;base64,UklGRg==' })

export const BrandRef = z
  .object({ id: z.int(), external_id: z.string(), name: z.string() })
  .openapi('BrandRef')

export const Named = z.object({ id: z.int(), name: z.string(), icon: z.string() }).openapi('Named')

const InstructorRef = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    image_url: pictureUrl,
    placeholder,
  })
  .openapi('InstructorRef')

export const Instructor = InstructorRef.extend({
  bio: z.string(),
  brand_data: z.array(BrandRef),
  modalities: z.array(Named),
}).openapi('Instructor')

const favorite = z.boolean().optional().openapi({ description: 'Only for members.' })

export const Video = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    kind: z.enum(['workout', 'class']),
    thumbnail_url: pictureUrl,
    placeholder,
    duration_seconds: z.int(),
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    brand_data: BrandRef,
    instructor: InstructorRef,
    modalities: z.array(Named),
    equipment: z.array(Named),
    body_focuses: z.array(Named),
    released_at: z.iso.datetime(),
    free: z.boolean(),
    favorite,
    completion: z.number().optional().openapi({ description: '0–1; only for members.' }),
    resume_seconds: z
      .int()
      .optional()
      .openapi({ description: 'Only for members who stopped in it.' }),
  })
  .openapi('Video')

export const VideoGroup = z
  .object({
    id: z.int(),
    kind: z.enum(['collection', 'program']),
    title: z.string(),
    description: z.string(),
    image_url: pictureUrl,
    placeholder,
    brand_data: BrandRef,
    modalities: z.array(Named),
    video_count: z.int(),
    duration_seconds: z.int(),
    weeks: z.int().nullable(),
    favorite,
  })
  .openapi('VideoGroup')

export const VideoGroupDetail = VideoGroup.extend({
  videos: z.array(
    z.object({
      position: z.int(),
      week: z.int().nullable(),
      day: z.int().nullable(),
      video: Video,
      done: z.boolean().optional().openapi({ description: 'Only for members.' }),
    }),
  ),
}).openapi('VideoGroupDetail')

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
    modalities: z.array(Named),
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
      description:
        'Until when a spot can be taken, also after the start: 15 minutes after it, and never after the end. Who holds a spot can enter until the end.',
    }),
    cancellable_until: z.iso.datetime(),
    attendance_until: z.iso.datetime(),
    next_live_class: NextLiveClass.optional().openapi({
      description:
        'Once the class has begun: when it comes next, else the next one of the same instructor and kind. Left out when none is planned, and in lists for classes that are over.',
    }),
    booking: z
      .object({ id: z.int(), attended: z.boolean() })
      .optional()
      .openapi({ description: 'The caller’s own.' }),
  })
  .openapi('LiveClass')

export const Booking = z
  .object({
    id: z.int(),
    live_class_id: z.int(),
    attended: z.boolean(),
    status: z.enum(['booked', 'cancelled']),
    created_at: z.iso.datetime(),
    live_class: LiveClass,
  })
  .openapi('Booking')

export type WireVideo = z.infer<typeof Video>
export type WireVideoGroup = z.infer<typeof VideoGroup>
export type WireLiveClass = z.infer<typeof LiveClass>
