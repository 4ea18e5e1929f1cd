import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../../http/api'
import { requireUser } from '../../http/auth'
import { currency, json, refusals } from '../../http/contract'
import { findCustomer } from '../../payments/payment-customer'

const PaymentProfile = z
  .object({
    stripe_customer: z.object({
      id: z.string().nullable(),
      default_currency: currency.nullable(),
    }),
  })
  .openapi('PaymentProfile')

const route = createRoute({
  method: 'get',
  path: '/api/v1/payment_profile',
  middleware: requireUser,
  responses: {
    200: json(PaymentProfile, 'Who the payer is at the card provider, and in which currency.'),
    ...refusals(401),
  },
})

/** The payer's currency is set by the first payment and stays (specification 3). */
export const paymentProfile = createApi().openapi(route, async (c) => {
  const customer = await findCustomer(c.var.deps, c.var.user.id)
  const stripe_customer = {
    id: customer?.id ?? null,
    default_currency: customer?.currency ?? null,
  }
  return c.json({ stripe_customer }, 200)
})
