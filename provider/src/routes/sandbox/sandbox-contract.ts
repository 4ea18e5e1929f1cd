import { z } from '@hono/zod-openapi'
import { optionalLine } from '../../http/text-fields'

const text = optionalLine(200)

const BillingDetails = z.object({
  name: text,
  email: text,
  phone: text,
  address: z
    .object({ line1: text, line2: text, city: text, state: text, postal_code: text, country: text })
    .nullish(),
})

const TypedCard = z.object({
  number: z.string().max(32),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  cvc: z.string().max(8).optional(),
})
const TokenCard = z.object({ token: z.string().max(64) })

export const NewCardBody = z.object({
  type: z.literal('card').default('card'),
  card: z.union([TypedCard, TokenCard]),
  billing_details: BillingDetails.prefault({}),
})

const secret = z.string().max(255)

export const ConfirmBody = z.object({
  client_secret: secret,
  payment_method: z.string().max(64).optional(),
})

export const ReadBody = z.object({ client_secret: secret })

export const ChallengeBody = z.object({
  intent: z.string().max(64),
  client_secret: secret,
  passed: z.boolean(),
})
