/// <reference types="vite/types/importMeta.d.ts" />
import { afterAll } from 'vitest'
import { chargeByStripe } from '../support/stripe-shop'

// The sandbox's own tests, unchanged, with Stripe's gateway and server in its place.
chargeByStripe()
afterAll(() => chargeByStripe(false))

const files = import.meta.glob<unknown>(
  [
    '../{purchase,payment-summary,concurrent-purchases,lost-responses,open-attempt}.test.ts',
    '../purchase/*.test.ts',
  ],
  { query: '?stripe' },
)
await Promise.all(Object.values(files).map((load) => load()))
