import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './identity'

/**
 * A purchase from a public link. `buyerId` is the row that it belongs to until it is claimed.
 *
 * When it is paid it either becomes an account (`account`), if its email has none, or waits for
 * the owner of the mailbox to open the link of a mail: then it is moved to their account
 * (`attached`), or, when they have that plan already, ends and is paid back (`duplicate`).
 */
export const publicPurchases = pgTable(
  'public_purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The digest of the key by which its browser repeats it. */
    keyHash: text('key_hash').notNull().unique(),
    buyerId: integer('buyer_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The language of the buyer, for the mail. */
    language: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** The digest of the token in the link of the mail. */
    claimHash: text('claim_hash').unique(),
    outcome: text({ enum: ['account', 'attached', 'duplicate'] }),
  },
  (table) => [
    check(
      'public_purchases_outcome',
      sql`${table.outcome} in ('account', 'attached', 'duplicate')`,
    ),
    index('public_purchases_unmailed')
      .on(table.id)
      .where(sql`${table.paidAt} is not null and ${table.mailedAt} is null`),
  ],
)
