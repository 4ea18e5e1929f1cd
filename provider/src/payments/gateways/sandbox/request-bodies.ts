import { z } from '@hono/zod-openapi'
import { optionalLine } from '../../../http/validation'

const textField = optionalLine(200)

const BillingDetails = z.object({
  name: textField,
  email: textField,
  phone: textField,
  address: z
    .object({
      line1: textField,
      line2: textField,
      city: textField,
      state: textField,
      postal_code: textField,
      country: textField,
    })
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

const secretField = z.string().max(255)

export const ConfirmBody = z.object({
  client_secret: secretField,
  payment_method: z.string().max(64).optional(),
})

export const ReadBody = z.object({ client_secret: secretField })

export const ChallengeBody = z.object({
  intent: z.string().max(64),
  client_secret: secretField,
  passed: z.boolean(),
})
