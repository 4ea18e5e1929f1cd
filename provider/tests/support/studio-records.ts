import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { brands } from '../../src/db/schema/catalogue'
import { referrers, studioMembers, studios } from '../../src/db/schema/studios'
import { mailsTo } from './mails'
import type { TestProvider } from './start-provider'

/** A studio, with the brand it needs if the database has none. */
async function someStudio({ db }: TestProvider): Promise<number> {
  const [known] = await db.select({ id: studios.id }).from(studios).limit(1)
  if (known) return known.id
  await db
    .insert(brands)
    .values({
      id: 4,
      externalId: '4',
      name: 'Yoga',
      workoutType: 'yoga',
      mainColor: '#000',
      secondaryTextColor: '#fff',
      position: 1,
    })
    .onConflictDoNothing()
  const [made] = await db
    .insert(studios)
    .values({
      name: 'Yoga on Mercer Street',
      brandId: 4,
      line1: '1 Mercer Street',
      city: 'Austin',
      postalCode: '78702',
      country: 'US',
      latitude: 30,
      longitude: -97,
      freeClassAvailable: false,
    })
    .returning({ id: studios.id })
  return made!.id
}

/** A member in the records of a studio, whom no account has linked unless `values` say so. */
export async function createRecord(
  provider: TestProvider,
  values: Partial<typeof studioMembers.$inferInsert> = {},
) {
  const studioId = values.studioId ?? (await someStudio(provider))
  const [record] = await provider.db
    .insert(studioMembers)
    .values({
      email: `${randomUUID()}@studio.example`,
      firstName: 'Mira',
      lastName: 'Larsen',
      ...values,
      studioId,
    })
    .returning()
  return record!
}

/** A code of a referrer whose record is a new one. */
export async function createReferrer(provider: TestProvider) {
  const record = await createRecord(provider, { email: `jo-${randomUUID()}@studio.example` })
  const code = `R-${randomUUID()}`
  await provider.db.insert(referrers).values({ code, name: 'Jo', studioMemberId: record.id })
  return { code, record }
}

/** The account that has linked a record, or null. */
export async function ownerOf({ db }: TestProvider, id: number): Promise<number | null> {
  const [row] = await db.select().from(studioMembers).where(eq(studioMembers.id, id))
  return row?.userId ?? null
}

/** Asks for a code or checks one. */
export const verify = (provider: TestProvider, body: object, headers?: Record<string, string>) =>
  provider.call('POST', '/api/v1/verify', { body: { format: 'json', ...body }, headers })

/** The code in the newest mail to an address. */
export async function codeTo(provider: TestProvider, email: string): Promise<string> {
  const [mail] = await mailsTo(provider, email)
  const code = mail?.text.match(/^\d{6}$/m)?.[0]
  if (code === undefined) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** A six-digit code that is not `code`. */
export const otherThan = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0')

/** Proves an address by a mailed code; returns the token. */
export async function prove(provider: TestProvider, email: string, token?: string) {
  await verify(provider, { email })
  const code = await codeTo(provider, email)
  const { body } = await verify(provider, { email, code, verification_token: token })
  return body.verification_token as string
}
