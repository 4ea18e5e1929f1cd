import type { Clock } from '../../time'
import type { Database } from '../../db/database'
import type { Env } from '../../env'
import type { CardGateway } from '../gateway'
import { createSandboxGateway } from './sandbox/sandbox-gateway'
import { createStripeGateway } from './stripe/stripe-gateway'

/**
 * Stripe when its key is configured, else the sandbox. Throws in production unless the sandbox is
 * allowed there (ALLOW_SANDBOX=1).
 */
export function createCardGateway(env: Env, db: Database, clock: Clock): CardGateway {
  const webhookSecrets = env.stripeWebhookSecrets
  if (env.stripeSecretKey)
    return createStripeGateway({
      secretKey: env.stripeSecretKey,
      webhookSecrets,
      automaticTax: env.stripeTax,
      clock,
    })
  if (!env.sandboxAllowed)
    throw new Error('The card sandbox is not for production: set STRIPE_SECRET_KEY.')
  return createSandboxGateway({ db, clock, webhookSecrets })
}
