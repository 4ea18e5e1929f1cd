import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './identity'

/**
 * A television or box that shows `code` and waits until a member grants it access to their account.
 * It proves with a secret, whose hash is stored, that it is the one that showed the code. The
 * session that it gets is made when it asks after the grant; then the row is deleted.
 */
export const deviceCodes = pgTable(
  'device_codes',
  {
    code: text().primaryKey(),
    secretHash: text('secret_hash').notNull().unique(),
    deviceName: text('device_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    grantedAt: timestamp('granted_at', { withTimezone: true }),
  },
  (table) => [
    check('device_codes_code', sql`${table.code} ~ '^[A-Z0-9]{6,8}$'`),
    check('device_codes_granted', sql`num_nonnulls(${table.userId}, ${table.grantedAt}) in (0, 2)`),
    index('device_codes_expires').on(table.expiresAt),
  ],
)
