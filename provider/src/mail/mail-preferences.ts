import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { mailPreferences } from '../db/schema/profiles'
import { randomToken } from '../identity/credentials'
import type { MailList } from './compose'
import type { QuietHours } from './quiet-hours'

export type MailPreferences = Record<MailList, boolean> & {
  quietHours: QuietHours | null
  optOutToken: string
}

/** Which mails an account gets; its row is made when it is first needed. */
export async function findMailPreferences(
  db: Connection,
  userId: number,
): Promise<MailPreferences> {
  const find = () => db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId))
  let [row] = await find()
  if (!row) {
    await db
      .insert(mailPreferences)
      .values({ userId, optOutToken: randomToken() })
      .onConflictDoNothing()
    ;[row] = await find()
  }
  const { bookings, renewals, offers, quietFrom: from, quietUntil: until, optOutToken } = row!
  const quietHours = from === null || until === null ? null : { from, until }
  return { bookings, renewals, offers, quietHours, optOutToken }
}

/** The page that stops the mails of a list; a POST to it does so at once. */
export const optOutAddress = (webUrl: string, token: string, list: MailList) =>
  `${webUrl}/api/mail-opt-outs/${token}?list=${list}`
