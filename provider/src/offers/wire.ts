import { z } from '@hono/zod-openapi'
import { BrandRef, pictureUrl, placeholder } from '../catalogue/wire'
import { language, orNull } from '../http/contract'
import { PromotionCode } from '../payments/promotion-wire'
import { Plan } from '../plans/plan-contract'

export const Offer = z
  .object({
    id: z.int(),
    kind: z.enum(['single_brands', 'all_brands']),
    title: z.string(),
    description: z.string(),
    language,
    image_url: pictureUrl,
    placeholder,
    brands: z.array(BrandRef).openapi({ description: 'Empty for an offer of all brands.' }),
    plan: orNull(Plan),
    promotion: orNull(PromotionCode),
    exclusive: z.boolean(),
    expires_at: z.iso.datetime().nullable(),
    cta_label: z.string(),
    cta_url: z.string().nullable().openapi({ description: 'A path of the site.' }),
  })
  .openapi('Offer')

export type WireOffer = z.infer<typeof Offer>
