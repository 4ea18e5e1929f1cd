import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * Hashes of addresses from which an account has signed in before; such addresses have a rate limit
 * of their own.
 */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
)

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Accounts. `email` is stored trimmed and in lower case, so that it is unique whatever its
 * spelling.
 *
 * A purchase from a public link belongs to a row of its own, which is not an account yet: it has a
 * `buyerEmail` instead of an `email`, which nobody has proved to be theirs. Nothing but the payment
 * of that purchase may use it (docs/decisions/0022).
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    email: text().unique(),
    buyerEmail: text('buyer_email'),
    /** Null for a buyer from a public link who has not chosen a password yet. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    country: text(),
    /** The language of mails, a locale of the web; null until it is known. */
    language: text(),
    /** The home time zone (IANA), by whose days activity is counted; null until it is known. */
    timeZone: text('time_zone'),
    registrationType: text('registration_type').notNull(),
    createdAt: instant('created_at').notNull(),
    /** A deleted account keeps its row for what the law keeps: purchases and invoices. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('users_email_normal', sql`${table.email} = lower(btrim(${table.email}))`),
    check(
      'users_one_email',
      sql`num_nonnulls(${table.email}, ${table.buyerEmail})
        = case when ${table.deletedAt} is null then 1 else 0 end`,
    ),
    index('users_buyer_email')
      .on(table.buyerEmail)
      .where(sql`${table.buyerEmail} is not null`),
  ],
)

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row per client of an account; only the hash of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    client: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the password was last entered in this session. */
    confirmedAt: instant('confirmed_at'),
    /** The browser or device, as it names itself. */
    userAgent: text('user_agent'),
  },
  (table) => [
    unique('sessions_user_client').on(table.userId, table.client),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
)

/** Links to choose a new password; using one deletes it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    client: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at')
      .notNull()
      .default(sql`now() + interval '30 minutes'`),
  },
  (table) => [
    unique('password_resets_user_client').on(table.userId, table.client),
    index('password_resets_created').on(table.createdAt),
  ],
)

export const acceptedAgreements = pgTable(
  'accepted_agreements',
  {
    userId: userId(),
    agreementId: integer('agreement_id').notNull(),
    version: text().notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.agreementId, table.version] })],
)
