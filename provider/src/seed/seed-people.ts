import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { referrers, studioMembers } from '../db/schema/studios'
import { hashPassword } from '../identity/password-hash'
import { addMs, dayMs } from '../time'
import { seededRandom } from './random'
import { insertRows } from './rows'

const firstNames =
  'Ada Ahmed Aisha Alex Amir Ana Anders Anika Ben Bianca Bruno Camille Carlos Chen Chloe Clara Dario Dina Ed Elena Eli Emeka Emma Fatima Felix Freya Gabriel Grace Hana Hugo Ines Isaac Ivy Jamal Jana Jonas Julia Kai Kira Lars Leila Leo Lina Luca Maja Malik Mara Mateo Maya Mina Nadia Nina Noah Nora Olga Omar Oscar Paula Petra Quinn Rafael Ravi Rita Rosa Ruben Sara Seb Selma Sina Theo Tom Uma Vera Victor Wendy Yara Yusuf Zoe'.split(
    ' ',
  )
const lastNames =
  'Abara Adler Almeida Andersen Baker Barros Beck Bianchi Brandt Brooks Castro Chang Cohen Costa Dahl Diaz Duarte Ekman Farah Ferrari Fischer Flores Fonseca Garcia Gomez Grant Haas Hansen Hart Hoffman Hughes Ito Jensen Jones Kaya Keller Khan Kim Klein Kovac Larsen Lee Lopez Lund Marino Martin Meyer Miller Mori Nagy Nguyen Nilsen Novak Oliveira Olsen Owens Park Patel Peters Popov Quist Ramos Rao Reed Rossi Ruiz Sato Schmidt Silva Singh Stein Sun Tan Torres Vance Vargas Vega Weber Wolf Wood Yilmaz Young'.split(
    ' ',
  )

/** Community members: they have booked classes but never sign in (they have no password). */
function buildMembers(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(`member ${index}`)
    const firstName = firstNames[Math.floor(random() * firstNames.length)]!
    const lastName = lastNames[Math.floor(random() * lastNames.length)]!
    return {
      email: `member-${index + 1}@community.example`,
      firstName,
      lastName,
      registrationType: 'email',
    }
  })
}

const demoPassword = 'Password1!'

const linkedEmail = 'linked@example.com'

const people = [
  { email: 'subscriber@example.com', firstName: 'Sasha', lastName: 'Moreno', country: 'US' },
  { email: 'single@example.com', firstName: 'Yoko', lastName: 'Lindgren', country: 'US' },
  { email: 'plain@example.com', firstName: 'Pat', lastName: 'Okonkwo', country: 'US' },
  { email: 'canceled@example.com', firstName: 'Cleo', lastName: 'Bianchi', country: 'CA' },
  { email: linkedEmail, firstName: 'Lior', lastName: 'Andersson', country: 'AU' },
  { email: 'pastdue@example.com', firstName: 'Petra', lastName: 'Novak', country: 'US' },
  { email: 'paused@example.com', firstName: 'Paul', lastName: 'Adeyemi', country: 'US' },
]

const communitySize = 160
/** The studio of `linked@example.com`; its membership includes streaming. */
const linkedStudioId = 1

const referringEmail = 'referring@example.com'
/** Members in the records of studios that no account has linked. */
const studioRecords = [
  { studioId: 43, email: 'member@example.com', firstName: 'Mira', lastName: 'Larsen' },
  { studioId: 1, email: 'multi@example.com', firstName: 'Milan', lastName: 'Ortega' },
  {
    studioId: 8,
    email: 'multi@example.com',
    firstName: 'Milan',
    lastName: 'Ortega',
    includesStreaming: true,
  },
  { studioId: 1, email: referringEmail, firstName: 'Jo', lastName: 'Castellanos' },
]

/**
 * The people of the demo, who share one password, the studio membership of one of them, studio
 * records without an account (one of them refers others as `R1`), and the community members, who
 * have no password and only book.
 */
export async function seedPeople(db: Connection, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const createdAt = addMs(now, -90 * dayMs)
  const known = people.map((one) => ({
    ...one,
    passwordHash,
    registrationType: 'email',
    createdAt,
  }))
  const community = buildMembers(communitySize).map((one) => ({ ...one, createdAt }))
  await insertRows(db, users, [...known, ...community])

  const { email, firstName, lastName } = people.find((one) => one.email === linkedEmail)!
  const [linked] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await db.insert(studioMembers).values([
    {
      studioId: linkedStudioId,
      email,
      firstName,
      lastName,
      includesStreaming: true,
      userId: linked!.id,
      linkedAt: createdAt,
    },
    ...studioRecords,
  ])
  const [referring] = await db
    .select({ id: studioMembers.id })
    .from(studioMembers)
    .where(eq(studioMembers.email, referringEmail))
  await db
    .insert(referrers)
    .values({ code: 'R1', name: 'Studio referral', studioMemberId: referring!.id })
}
