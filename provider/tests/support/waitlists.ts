import { sql } from 'drizzle-orm'
import type { TestProvider } from './start-provider'

type Headers = Record<string, string>
type Caller = Pick<TestProvider, 'call'>

export const book = (on: Caller, headers: Headers, classId: number) =>
  on.call('POST', '/api/v1/bookings', { headers, body: { booking: { live_class_id: classId } } })

export const cancel = (on: Caller, headers: Headers, id: number) =>
  on.call('DELETE', `/api/v1/bookings/${id}`, { headers })

/** Joins a waitlist; `minutes` before the start is the last moment. */
export const join = (on: Caller, headers: Headers, classId: number, minutes?: number) =>
  on.call('POST', '/api/v1/waitlist_entries', {
    headers,
    body: {
      waitlist_entry: { live_class_id: classId, promote_until_minutes_before: minutes },
    },
  })

export const seeClass = async (on: Caller, headers: Headers, classId: number) =>
  (await on.call('GET', `/api/v1/live_classes/${classId}`, { headers })).body

export const hasSpot = async (on: Caller, headers: Headers, classId: number) =>
  (await seeClass(on, headers, classId)).booking !== undefined

/** The keys of the queued mails to a user, sorted. */
export async function queuedMails(provider: Pick<TestProvider, 'db'>, userId: number) {
  const { rows } = await provider.db.execute<{ key: string }>(
    sql`select data->>'key' as key from pgboss.job where (data->>'userId')::int = ${userId}`,
  )
  return rows.map(({ key }) => key).sort()
}
