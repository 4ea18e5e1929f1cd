import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails of an installation without SMTP, readable at /outbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('outbox_recipient').on(table.recipient)],
)
