import { z } from '@hono/zod-openapi'
import { BrandRef } from '../catalogue/wire'

const Address = z
  .object({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    state: z.string().nullable(),
    postal_code: z.string(),
    country: z.string().openapi({ description: 'ISO 3166, two letters.', example: 'US' }),
  })
  .openapi('Address')

export const Studio = z
  .object({
    id: z.int(),
    name: z.string(),
    brand: BrandRef,
    address: Address,
    phone: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    distance_miles: z
      .number()
      .optional()
      .openapi({ description: 'From the given place, to a tenth; only when one was given.' }),
    free_class_available: z.boolean(),
    website_url: z.url().nullable(),
  })
  .openapi('Studio')

export type WireStudio = z.infer<typeof Studio>
