import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { idempotencyKeys } from '../db/schema/infrastructure'
import { addMs, dayMs } from '../time'
import { badRequest, conflict } from './errors'
import type { AppContext } from './context'

export const keyLifetimeMs = dayMs
const keyPattern = /^[\x21-\x7e]{1,255}$/

type Outcome<T> = { status: 200 | 201; body: T }

// Requests of this process with the same key wait here, so that they do not hold database
// connections while they wait for each other.
const inFlight = new Map<string, Promise<unknown>>()

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]))
}

/**
 * The `Idempotency-Key` of a request, if it has one. Throws 400 for a key over 255 characters or not
 * printable ASCII.
 */
export function readIdempotencyKey(c: AppContext): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !keyPattern.test(key)) throw badRequest('idempotency_key_invalid')
  return key
}

/** Digest of a request: method, path and body, whatever the order of its keys. */
export async function requestHash(c: AppContext): Promise<string> {
  const text = await c.req.text()
  const body = text ? JSON.stringify(sortKeys(JSON.parse(text))) : ''
  return createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest('base64url')
}

async function runOnce<T>(
  c: AppContext,
  scope: string,
  key: string,
  effect: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { db, clock } = c.var.deps
  const hash = await requestHash(c)
  const now = clock.now()
  const isOwnKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  return db.transaction(async (tx) => {
    const newEntry = { requestHash: hash, status: null, body: null, createdAt: now }
    // A concurrent request with the same key waits here until that transaction has ended.
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, ...newEntry })
      .onConflictDoUpdate({
        target: [idempotencyKeys.scope, idempotencyKeys.key],
        set: newEntry,
        setWhere: lte(idempotencyKeys.createdAt, addMs(now, -keyLifetimeMs)),
      })
      .returning({ key: idempotencyKeys.key })
    if (claimed.length === 0) {
      const [stored] = await tx.select().from(idempotencyKeys).where(isOwnKey)
      if (stored?.requestHash !== hash) throw conflict('idempotency_key_reused')
      c.header('idempotency-replayed', 'true')
      return { status: stored.status === 200 ? 200 : 201, body: stored.body as T }
    }
    const outcome = await effect(tx)
    await tx.update(idempotencyKeys).set(outcome).where(isOwnKey)
    return outcome
  })
}

/**
 * Runs `effect` in one transaction, once per `Idempotency-Key` of `scope` (such as `user:7`).
 * Within 24 hours the same key with the same request gets the first response again, concurrent
 * requests wait for it, and another request under the key gets 409. An error thrown by `effect`
 * rolls everything back and is not stored. Without the header `effect` simply runs. It uses only
 * `tx` and returns the complete wire body.
 */
export async function runIdempotently<T>(
  c: AppContext,
  scope: string,
  effect: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = readIdempotencyKey(c)
  if (key === undefined) return c.var.deps.db.transaction(effect)

  const name = JSON.stringify([scope, key])
  for (;;) {
    const concurrent = inFlight.get(name)
    if (!concurrent) break
    await concurrent.catch(() => undefined)
  }
  const attempt = runOnce(c, scope, key, effect)
  inFlight.set(name, attempt)
  try {
    return await attempt
  } finally {
    inFlight.delete(name)
  }
}
