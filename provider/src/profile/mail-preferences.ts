import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { mailPreferences } from '../db/schema/profiles'
import { randomToken } from '../identity/credentials'

export type MailPreferences = {
  bookings: boolean
  renewals: boolean
  offers: boolean
  /** Hours of the day, 0 to 23, in the home time zone; `until` is not one of them. */
  quietHours: { from: number; until: number } | null
}

const defaults: MailPreferences = {
  bookings: true,
  renewals: true,
  offers: false,
  quietHours: null,
}

/** Which mails a member wants; the defaults until they have chosen. */
export async function readMailPreferences(
  db: Connection,
  userId: number,
): Promise<MailPreferences> {
  const [row] = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId))
  if (!row) return defaults
  const { bookings, renewals, offers, quietFrom: from, quietUntil: until } = row
  const quietHours = from === null || until === null ? null : { from, until }
  return { bookings, renewals, offers, quietHours }
}

/** Stores the given choices and leaves the others as they are. */
export async function changeMailPreferences(
  db: Connection,
  userId: number,
  { quietHours, ...choices }: Partial<MailPreferences>,
): Promise<void> {
  const changes = {
    ...choices,
    ...(quietHours !== undefined && {
      quietFrom: quietHours?.from ?? null,
      quietUntil: quietHours?.until ?? null,
    }),
  }
  const created = { userId, optOutToken: randomToken() }
  await db
    .insert(mailPreferences)
    .values({ ...created, ...changes })
    // Without a change, the owner stands in for it: an update must set something.
    .onConflictDoUpdate({ target: mailPreferences.userId, set: { userId, ...changes } })
}
