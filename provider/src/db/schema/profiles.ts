import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from './identity'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A member's picture, encoded anew by us. `token` is random and names it in its address. */
export const profilePictures = pgTable('profile_pictures', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  /** WebP, 512 by 512 pixels. */
  content: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/**
 * Which mails a member gets; without a row the defaults hold. Receipts, changes of what was bought
 * or booked, and notices that the law requires are always sent. Quiet hours are hours of the day
 * in the home time zone; both or neither is set.
 */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookings: boolean().notNull().default(true),
    renewals: boolean().notNull().default(true),
    offers: boolean().notNull().default(false),
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    /** Random; the address of opting out with one click. */
    optOutToken: text('opt_out_token').notNull().unique(),
  },
  (table) => [
    check(
      'mail_preferences_quiet',
      sql`num_nonnulls(${table.quietFrom}, ${table.quietUntil}) in (0, 2)
        and ${table.quietFrom} between 0 and 23 and ${table.quietUntil} between 0 and 23
        and ${table.quietFrom} <> ${table.quietUntil}`,
    ),
  ],
)

/** Mails that were handed over, by what each is about, so that none is sent twice. */
export const sentMails = pgTable('sent_mails', {
  /** For example `receipt:17` or `renewal:4:2026-12-01`. */
  key: text().primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
})
