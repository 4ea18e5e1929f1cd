import { query } from './database'
import { lastMail } from './outbox'
import { newEmail } from './person'

export type StudioRecord = { id: number; email: string }

/** A member in the records of a studio, whom no account has linked. */
export async function createRecord(email = newEmail('studio'), studioId = 43) {
  const [record] = await query<StudioRecord>(
    `insert into studio_members (studio_id, email, first_name, last_name)
      values ($1, $2, 'Mira', 'Larsen') returning id, email`,
    [studioId, email],
  )
  return record as StudioRecord
}

/** The code of a referrer whose record is this one. */
export async function createReferrer({ id }: StudioRecord): Promise<string> {
  const code = `R-${id}`
  await query(`insert into referrers (code, name, studio_member_id) values ($1, 'Jo', $2)`, [
    code,
    id,
  ])
  return code
}

/** The email of the account that has linked a record, or null. */
export async function linkedTo({ id }: StudioRecord): Promise<string | null> {
  const [row] = await query<{ email: string | null }>(
    `select users.email from studio_members left join users on users.id = user_id
      where studio_members.id = $1`,
    [id],
  )
  return row?.email ?? null
}

/** The code in the newest mail to an address. */
export async function mailedCode(to: string): Promise<string> {
  const { text } = await lastMail(to)
  const [code] = /^\d{6}$/m.exec(text) ?? []
  if (!code) throw new Error(`There is no code in: ${text}`)
  return code
}
