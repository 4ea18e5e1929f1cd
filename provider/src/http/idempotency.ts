import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { idempotencyKeys } from '../db/schema/idempotency'
import { badRequest, conflict } from './errors'
import type { AppContext } from './types'

const keptFor = 86_400_000
export const keyShape = /^[\x21-\x7e]{1,255}$/

export type Outcome<T> = { status: 200 | 201; body: T }

// Requests of this process with the same key wait here, so that they do not hold connections while
// they wait for each other in the database.
const running = new Map<string, Promise<unknown>>()

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]))
}

/** Digest of what a request asks for: method, path and body, whatever the order of its keys. */
export async function requestHash(c: AppContext): Promise<string> {
  const text = await c.req.text()
  const body = text ? JSON.stringify(sorted(JSON.parse(text))) : ''
  return createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest('base64url')
}

async function once<T>(
  c: AppContext,
  scope: string,
  key: string,
  effect: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { db, clock } = c.var.deps
  const hash = await requestHash(c)
  const now = clock.now()
  const own = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  return db.transaction(async (tx) => {
    const fresh = { requestHash: hash, status: null, body: null, createdAt: now }
    // A rival with the same key makes this statement wait until its transaction has ended.
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, ...fresh })
      .onConflictDoUpdate({
        target: [idempotencyKeys.scope, idempotencyKeys.key],
        set: fresh,
        setWhere: lte(idempotencyKeys.createdAt, new Date(now.getTime() - keptFor)),
      })
      .returning({ key: idempotencyKeys.key })
    if (claimed.length === 0) {
      const [kept] = await tx.select().from(idempotencyKeys).where(own)
      if (kept?.requestHash !== hash) throw conflict('idempotency_key_reused')
      c.header('idempotency-replayed', 'true')
      return { status: kept.status === 200 ? 200 : 201, body: kept.body as T }
    }
    const outcome = await effect(tx)
    await tx.update(idempotencyKeys).set(outcome).where(own)
    return outcome
  })
}

/**
 * Runs `effect` in one transaction, once per `Idempotency-Key` of `scope` (such as `user:7`):
 * within 24 hours the same key with the same request gets the first answer again, requests at the
 * same time wait for it, and another request under the key gets 409. What `effect` throws undoes
 * everything and is not remembered. Without the header it simply runs. `effect` uses only `tx` and
 * returns the finished wire body. Throws 400 for a key over 255 characters or not printable ASCII.
 */
export async function idempotently<T>(
  c: AppContext,
  scope: string,
  effect: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return c.var.deps.db.transaction(effect)
  if (!keyShape.test(key)) throw badRequest('idempotency_key_invalid')

  const name = JSON.stringify([scope, key])
  for (;;) {
    const rival = running.get(name)
    if (!rival) break
    await rival.catch(() => undefined)
  }
  const attempt = once(c, scope, key, effect)
  running.set(name, attempt)
  try {
    return await attempt
  } finally {
    running.delete(name)
  }
}
