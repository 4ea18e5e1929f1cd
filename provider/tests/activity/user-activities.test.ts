import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '../../src/db/schema/bookings'
import { videos } from '../../src/db/schema/catalogue'
import { rangeText } from '../../src/db/schema/column-types'
import { users } from '../../src/db/schema/identity'
import { studioBookings } from '../../src/db/schema/studios'
import { userVideoSessions, userVideoWatches } from '../../src/db/schema/watching'
import { createClass } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createRecord } from '../support/studio-records'
import { createMembers } from '../support/subscribers'

const path = '/api/v1/user_activities'

let provider: TestProvider

beforeAll(async () => {
  provider = await startSeededProvider()
  provider.clock.set('2026-03-05T17:00:00Z')
})
afterAll(() => provider.stop())

type Member = Awaited<ReturnType<typeof createMembers>>[number]
const newMember = async () => (await createMembers(provider, 1))[0]!
const read = (member: Member, query = '') =>
  provider.call('GET', `${path}?${query}`, { headers: member.headers })

async function someVideo() {
  const [video] = await provider.db.select().from(videos).orderBy(videos.id).limit(1)
  return video!
}

/** A session that is at `position` (a share of the video), with one playback of `played` of it. */
async function watch({ user }: Member, begun: string, position: number, played: number) {
  const { id, durationSeconds } = await someVideo()
  const startedAt = new Date(begun)
  const endedAt = new Date(startedAt.getTime() + 3_600_000)
  await provider.db.insert(userVideoSessions).values({
    userId: user.id,
    videoId: id,
    positionSeconds: Math.ceil(durationSeconds * position),
    startedAt,
    updatedAt: endedAt,
    endedAt,
  })
  await provider.db.insert(userVideoWatches).values({
    userId: user.id,
    videoId: id,
    playbackStartedAt: startedAt,
    watchedSeconds: Math.ceil(durationSeconds * played),
    live: false,
    updatedAt: endedAt,
  })
}

async function attend({ user }: Member, startsIn: number, attended = true) {
  const { id, startsAt, endsAt } = await createClass(provider, { startsIn })
  const during = rangeText(startsAt, endsAt)
  await provider.db.insert(bookings).values({ liveClassId: id, userId: user.id, during, attended })
}

async function visit(
  userId: number | null,
  status: 'booked' | 'attended' | 'cancelled',
  when: string,
) {
  const record = await createRecord(provider, { userId })
  await provider.db.insert(studioBookings).values({
    studioMemberId: record.id,
    className: 'Power, Hour',
    startsAt: new Date(when),
    durationMinutes: 60,
    status,
  })
}

test('lists what was finished or attended, the latest first, and nobody else’s', async () => {
  const [member, other] = await createMembers(provider, 2)
  await watch(member!, '2026-03-03T12:00:00Z', 1, 1)
  await watch(member!, '2026-03-03T14:00:00Z', 0.5, 0.5)
  await watch(member!, '2026-03-03T16:00:00Z', 1, 0.1)
  await attend(member!, -24 * 60)
  await attend(member!, -48 * 60, false)
  await attend(member!, 24 * 60, false)
  await visit(member!.user.id, 'attended', '2026-02-28T16:00:00Z')
  await visit(member!.user.id, 'cancelled', '2026-02-27T16:00:00Z')
  await visit(member!.user.id, 'booked', '2026-03-07T16:00:00Z')
  await visit(null, 'attended', '2026-03-01T16:00:00Z')

  const { status, body } = await read(member!)
  expect(status).toBe(200)
  expect(body.data.map(({ kind, date }: { kind: string; date: string }) => [kind, date])).toEqual([
    ['live_class', '2026-03-04'],
    ['video', '2026-03-03'],
    ['studio', '2026-02-28'],
  ])
  const minutes = Math.round((await someVideo()).durationSeconds / 60)
  expect(body.summary).toMatchObject({
    classes: 3,
    minutes: 45 + minutes + 60,
    streak_weeks: 2,
    today: '2026-03-05',
    time_zone: 'UTC',
    days: [],
  })
  expect(body.summary.week.slice(0, 6)).toEqual([
    { date: '2026-03-02', done: 0, planned: 0 },
    { date: '2026-03-03', done: 1, planned: 0 },
    { date: '2026-03-04', done: 1, planned: 0 },
    { date: '2026-03-05', done: 0, planned: 0 },
    { date: '2026-03-06', done: 0, planned: 1 },
    { date: '2026-03-07', done: 0, planned: 1 },
  ])
  expect((await read(other!)).body).toMatchObject({ data: [], summary: { classes: 0 } })
  expect((await provider.call('GET', path)).status).toBe(401)
})

test('a video counts once, on the day on which enough of it had been played', async () => {
  const member = await newMember()
  const { id: videoId, durationSeconds } = await someVideo()
  const userId = member.user.id
  await provider.db.insert(userVideoSessions).values({
    userId,
    videoId,
    positionSeconds: durationSeconds,
    startedAt: new Date('2026-03-01T12:00:00Z'),
    updatedAt: new Date('2026-03-05T12:00:00Z'),
  })
  for (const [day, share] of [
    ['2026-03-01', 0.3],
    ['2026-03-02', 0.95],
    ['2026-03-05', 0.05],
  ] as const) {
    const began = new Date(`${day}T12:00:00Z`)
    await provider.db.insert(userVideoWatches).values({
      userId,
      videoId,
      playbackStartedAt: began,
      watchedSeconds: Math.ceil(durationSeconds * share),
      live: false,
      updatedAt: began,
    })
  }
  const { body } = await read(member)
  expect(body.data.map(({ date }: { date: string }) => date)).toEqual(['2026-03-02'])
})

test('filters by day and kind, in pages, with the minutes of each day of a range', async () => {
  const member = await newMember()
  for (const day of ['01', '02', '03']) await watch(member, `2026-03-${day}T04:30:00Z`, 1, 1)
  await visit(member.user.id, 'attended', '2026-03-02T10:00:00Z')

  const range = await read(member, 'from=2026-03-02&to=2026-03-02')
  expect(range.body.summary).toMatchObject({ classes: 2, streak_weeks: 2 })
  expect(range.body.summary.days).toMatchObject([{ date: '2026-03-02', classes: 2 }])
  expect((await read(member, 'kind=studio')).body.data).toHaveLength(1)
  expect((await read(member, 'per_page=3')).body.paging.next_page).toBe(2)
  expect((await read(member, 'per_page=3&page=2')).body.data).toHaveLength(1)
})

test('counts days in the home zone, else in that of the query, which must exist', async () => {
  const member = await newMember()
  await watch(member, '2026-03-03T04:30:00Z', 1, 1)
  const dateWith = async (query: string) => (await read(member, query)).body.data[0].date
  expect(await dateWith('')).toBe('2026-03-03')
  expect(await dateWith('time_zone=America/New_York')).toBe('2026-03-02')
  await provider.db
    .update(users)
    .set({ timeZone: 'Pacific/Pago_Pago' })
    .where(eq(users.id, member.user.id))
  expect((await read(member, 'time_zone=Asia/Tokyo')).body).toMatchObject({
    data: [{ date: '2026-03-02' }],
    summary: { time_zone: 'Pacific/Pago_Pago' },
  })
  for (const query of ['time_zone=Mars/Base', 'from=2026-02-30', 'to=soon', 'kind=nap'])
    expect([query, (await read(member, query)).status]).toEqual([query, 400])
})

test('the file quotes texts and defuses formulas', async () => {
  const member = await newMember()
  const titles = ['=HYPERLINK("https://evil.example")', '@SUM(A1)', '+1', '-1', '\t=1', ' =1']
  const record = await createRecord(provider, { userId: member.user.id })
  await provider.db.insert(studioBookings).values(
    titles.map((className, index) => ({
      studioMemberId: record.id,
      className,
      instructorName: 'Lee "Ace", Jr.',
      startsAt: new Date(Date.UTC(2026, 2, 4, 16, index)),
      durationMinutes: 30,
      status: 'attended' as const,
    })),
  )
  const { status, headers, body } = await provider.call('GET', `${path}.csv?time_zone=UTC`, {
    headers: member.headers,
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="activity-2026-03-05.csv"')
  const rows = (body as string).trim().split('\r\n')
  expect(rows[0]).toContain('date,time,time_zone,kind,title,instructor,studio,minutes')
  expect(rows).toHaveLength(1 + titles.length)
  expect(rows.at(-1)).toContain(
    `2026-03-04,16:00,UTC,studio,"'=HYPERLINK(""https://evil.example"")","Lee ""Ace"", Jr.",`,
  )
  for (const row of rows.slice(1)) expect(row).toMatch(/,studio,"?'/)
  expect((await provider.call('GET', `${path}.csv`)).status).toBe(401)
})

test('studio bookings are those of the caller’s linked studios, the latest first', async () => {
  const [member, other] = await createMembers(provider, 2)
  await visit(member!.user.id, 'attended', '2026-02-28T16:00:00Z')
  await visit(member!.user.id, 'booked', '2026-03-07T16:00:00Z')
  await visit(other!.user.id, 'booked', '2026-03-08T16:00:00Z')
  const { body } = await provider.call('GET', '/api/v1/studio_bookings', {
    headers: member!.headers,
  })
  expect(body.data).toMatchObject([
    {
      status: 'booked',
      starts_at: '2026-03-07T16:00:00.000Z',
      ends_at: '2026-03-07T17:00:00.000Z',
    },
    { status: 'attended', title: 'Power, Hour' },
  ])
  expect((await provider.call('GET', '/api/v1/studio_bookings')).status).toBe(401)
})
