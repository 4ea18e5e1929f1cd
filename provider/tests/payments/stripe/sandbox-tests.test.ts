import { afterAll } from 'vitest'
import { chargeByStripe } from '../support/stripe-shop'

// The sandbox's own tests, unchanged, with Stripe's gateway and server in its place.
chargeByStripe()
afterAll(() => chargeByStripe(false))

const files = import.meta.glob(
  ['../{purchase,payment-summary,concurrent-purchases,lost-responses,open-attempt}.test.ts', '../purchase/*.test.ts'],
  { query: '?stripe' },
)
for (const load of Object.values(files)) await load()
