import { afterAll } from 'vitest'
import { chargeByStripe } from '../support/stripe-shop'

// The sandbox's own tests, unchanged, with Stripe's gateway and server in its place. The query makes
// each a module of its own beside the one that runs with the sandbox.
chargeByStripe()
afterAll(() => chargeByStripe(false))

await import('../purchase/concurrent-purchases.test.ts?stripe')
await import('../purchase/expected-charges.test.ts?stripe')
await import('../purchase/lost-responses.test.ts?stripe')
await import('../purchase/open-attempt.test.ts?stripe')
await import('../purchase/purchase.test.ts?stripe')
await import('../purchase/trial-cards.test.ts?stripe')
await import('../state/payment-summary.test.ts?stripe')
