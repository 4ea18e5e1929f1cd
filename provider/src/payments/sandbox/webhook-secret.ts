import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database'
import { paymentSecrets } from '../../db/schema/payments'

const name = 'sandbox webhooks'

/** The sandbox's own webhook secret: random, made once per database, shared by every process on it. */
export async function sandboxWebhookSecret(db: Database): Promise<string> {
  const value = `whsec_${randomBytes(24).toString('base64url')}`
  await db.insert(paymentSecrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select().from(paymentSecrets).where(eq(paymentSecrets.name, name))
  return row!.value
}
