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

export const FacetValue = z
  .object({ id: z.int(), name: z.string(), icon: z.string() })
  .openapi('Named')

export const Modality = FacetValue.extend({
  brand_id: z
    .int()
    .nullable()
    .openapi({ description: 'The brand of the same name, so that both are listed as one.' }),
}).openapi('Modality')

export const InstructorRef = z
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
  modalities: z.array(FacetValue),
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
    modalities: z.array(FacetValue),
    equipment: z.array(FacetValue),
    body_focuses: z.array(FacetValue),
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
    modalities: z.array(FacetValue),
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

export type WireVideo = z.infer<typeof Video>
export type WireVideoGroup = z.infer<typeof VideoGroup>
