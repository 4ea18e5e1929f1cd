import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What was answered to a key, written in the transaction of the effect it answers for. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is, for example `user:7`. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)
