import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The latest code that was mailed to an address to prove that its mailbox is read. A right code
 * deletes the row; after five tries it is worth nothing.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    email: text().primaryKey(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('verification_codes_tries', sql`${table.tries} between 0 and 5`)],
)

/** The addresses that a verification token has proved; one token may prove several. */
export const verifiedEmails = pgTable(
  'verified_emails',
  {
    tokenHash: text('token_hash').notNull(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.email] }),
    index('verified_emails_created').on(table.createdAt),
  ],
)
