import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { referrers, users } from '../db/schema/identity'
import { studioMembers } from '../db/schema/studios'
import { hashPassword } from '../identity/password-hash'
import { buildMembers } from './build-members'
import { insertRows } from './insert-rows'

const demoPassword = 'Password1!'

const people = [
  { email: 'subscriber@example.com', firstName: 'Sasha', lastName: 'Moreno', country: 'US' },
  { email: 'single@example.com', firstName: 'Yoko', lastName: 'Lindgren', country: 'US' },
  { email: 'plain@example.com', firstName: 'Pat', lastName: 'Okonkwo', country: 'US' },
  { email: 'canceled@example.com', firstName: 'Cleo', lastName: 'Bianchi', country: 'CA' },
  { email: 'linked@example.com', firstName: 'Lior', lastName: 'Andersson', country: 'AU' },
]

const communitySize = 160
/** The studio of `linked@example.com`; its membership includes streaming. */
const linkedStudioId = 1

/**
 * The people of the demo, who sign in with one password, the studio account of one of them, and the
 * community, who have none and only book.
 */
export async function seedPeople(db: Connection, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const createdAt = new Date(now.getTime() - 90 * 86_400_000)
  const known = people.map((one) => ({
    ...one,
    passwordHash,
    registrationType: 'email',
    createdAt,
  }))
  const community = buildMembers(communitySize).map((one) => ({ ...one, createdAt }))
  await insertRows(db, users, [...known, ...community])
  await db.insert(referrers).values({ code: 'R1', name: 'Studio referral' })

  const { email, firstName, lastName } = people.at(-1)!
  const [linked] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await db.insert(studioMembers).values({
    studioId: linkedStudioId,
    email,
    firstName,
    lastName,
    includesStreaming: true,
    userId: linked!.id,
  })
}
