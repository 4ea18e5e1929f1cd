import { and, eq, isNull } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import {
  sandboxCustomers,
  sandboxPaymentMethods,
  sandboxSetups,
} from '../../../db/schema/sandbox-cards'
import { secretsMatch } from '../../../identity/credentials'
import { PaymentRejectedError } from '../../gateway'
import type { CardSetup } from '../../gateway-cards'
import { type ApiError, authenticationError, declineError, missingError } from './api-error'
import { type PaymentMethod, randomId, selectCard } from './payment-methods'

export type Setup = typeof sandboxSetups.$inferSelect

/** A setup after a step, and why the step failed if it did. */
export type SetupOutcome = { setup?: Setup; error?: ApiError }

/** Why the card's bank does not let it be stored. */
function declineOf({ behavior }: PaymentMethod): ApiError | undefined {
  if (behavior.kind === 'decline') return declineError(behavior.code)
  if (behavior.kind === 'expired') return declineError('expired_card')
  if (behavior.kind === 'refused') return declineError('processing_error')
  return undefined
}

async function lockSetup(tx: Connection, customerId: string, paymentMethodId: string, now: Date) {
  const id = randomId('seti')
  await tx
    .insert(sandboxSetups)
    .values({
      id,
      clientSecret: randomId(`${id}_secret`),
      customerId,
      paymentMethodId,
      status: 'requires_action',
      createdAt: now,
    })
    .onConflictDoNothing()
  const [setup] = await tx
    .select()
    .from(sandboxSetups)
    .where(
      and(
        eq(sandboxSetups.customerId, customerId),
        eq(sandboxSetups.paymentMethodId, paymentMethodId),
      ),
    )
    .for('update')
  return setup!
}

async function update(tx: Connection, { id }: Setup, changes: Partial<Setup>): Promise<Setup> {
  const [row] = await tx
    .update(sandboxSetups)
    .set(changes)
    .where(eq(sandboxSetups.id, id))
    .returning()
  return row!
}

/** Attaches the card; unlike a payment, only the first becomes the default. */
async function succeed(tx: Connection, setup: Setup): Promise<Setup> {
  const { customerId, paymentMethodId } = setup
  await tx
    .update(sandboxPaymentMethods)
    .set({ customerId })
    .where(eq(sandboxPaymentMethods.id, paymentMethodId))
  await tx
    .update(sandboxCustomers)
    .set({ defaultPaymentMethodId: paymentMethodId })
    .where(
      and(eq(sandboxCustomers.id, customerId), isNull(sandboxCustomers.defaultPaymentMethodId)),
    )
  return update(tx, setup, { status: 'succeeded', lastError: null })
}

/**
 * Stores a card for later payments, or asks for its bank's challenge. A card has one setup, so
 * repeating it finds the first.
 */
export function createSetup(
  db: Database,
  { customerId, cardId }: { customerId: string; cardId: string },
  now: Date,
): Promise<CardSetup> {
  return db.transaction(async (tx): Promise<CardSetup> => {
    const card = await selectCard(tx, cardId, customerId, now)
    if (!card) throw new PaymentRejectedError('card_not_accepted', 'payment_method_required')
    if (card.customerId === customerId) return { status: 'stored' }
    const declined = declineOf(card)
    if (declined) throw new PaymentRejectedError(declined.message, declined.code)
    const setup = await lockSetup(tx, customerId, card.id, now)
    if (card.behavior.kind === 'challenge' && setup.status !== 'succeeded') {
      const { clientSecret } = await update(tx, setup, { status: 'requires_action' })
      return { status: 'confirm', clientSecret }
    }
    await succeed(tx, setup)
    return { status: 'stored' }
  })
}

type Request = { id: string; clientSecret: string }

async function withLockedSetup(
  db: Database,
  { id, clientSecret }: Request,
  step: (tx: Connection, setup: Setup) => Promise<SetupOutcome>,
): Promise<SetupOutcome> {
  return db.transaction(async (tx) => {
    const [setup] = await tx
      .select()
      .from(sandboxSetups)
      .where(eq(sandboxSetups.id, id))
      .for('update')
    return setup && secretsMatch(clientSecret, setup.clientSecret)
      ? step(tx, setup)
      : { error: missingError('setup_intent', 'intent') }
  })
}

/** A setup as its payer's browser may see it. */
export const readSetup = (db: Database, request: Request): Promise<SetupOutcome> =>
  withLockedSetup(db, request, async (_, setup) => ({ setup }))

/** Asks for the challenge again, as `confirmCardSetup` does after a failed one. */
export const confirmSetup = (db: Database, request: Request): Promise<SetupOutcome> =>
  withLockedSetup(db, request, async (tx, setup) =>
    setup.status === 'succeeded'
      ? { setup }
      : { setup: await update(tx, setup, { status: 'requires_action' }) },
  )

/** The payer's response to 3-D Secure. Once the setup has moved on it changes nothing. */
export const completeSetup = (
  db: Database,
  request: Request & { passed: boolean },
): Promise<SetupOutcome> =>
  withLockedSetup(db, request, async (tx, setup) => {
    if (setup.status !== 'requires_action') return { setup }
    const [card] = await tx
      .select()
      .from(sandboxPaymentMethods)
      .where(eq(sandboxPaymentMethods.id, setup.paymentMethodId))
    const { behavior } = card!
    const refused =
      behavior.kind === 'challenge' && behavior.afterwards !== 'approve'
        ? declineError(behavior.afterwards)
        : undefined
    const error = request.passed ? refused : setupAuthenticationError
    if (!error) return { setup: await succeed(tx, setup) }
    const lastError = { ...error, payment_method: { id: setup.paymentMethodId } }
    const status = 'requires_payment_method'
    return { setup: await update(tx, setup, { status, lastError }), error: lastError }
  })

const setupAuthenticationError: ApiError = {
  ...authenticationError,
  code: 'setup_intent_authentication_failure',
}
