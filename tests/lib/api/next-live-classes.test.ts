import { expect, it, vi } from 'vitest'
import type { Api } from '@/lib/api/client'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'

const now = Date.parse('2026-03-04T10:00:00Z')
const pageOf = (...data: object[]) => ({ data, paging: { nextPage: null }, total: null })

function apiThatAnswers(...pages: object[]) {
  const get = vi.fn()
  for (const one of pages) get.mockResolvedValueOnce(one)
  return {
    api: { get } as unknown as Api,
    queries: () => get.mock.calls.map(([, { query }]) => query),
  }
}

const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const starting = (minutes: number, id: number, spotsLeft = 5) =>
  liveClassFixture({ id, startDateTime: at(minutes), spotsLeft })

it('asks for a day from now, leaving what has ended to the provider', async () => {
  const { api, queries } = apiThatAnswers(pageOf(liveClassFixture()))
  const next = await listNextLiveClasses(api, 4, now)
  expect(next).toEqual({ classes: [liveClassFixture()], distant: false })
  expect(queries()).toEqual([{ brandId: 4, to: '2026-03-05T10:00:00.000Z', perPage: 12 }])
})

it('begins with those that can still be joined, and keeps six', async () => {
  const closed = [starting(-40, 1), starting(-20, 2), starting(-16, 3), starting(30, 4, 0)]
  const open = [starting(-14, 5), starting(10, 6), starting(60, 7), starting(90, 8)]
  const { api } = apiThatAnswers(pageOf(...closed, ...open))
  const { classes } = await listNextLiveClasses(api, 4, now)
  expect(classes.map(({ id }) => id)).toEqual([5, 6, 7, 8, 1, 2])
})

it('tells the one that comes next when a day brings none that can be joined', async () => {
  for (const soon of [[], [starting(-20, 1)]]) {
    const { api, queries } = apiThatAnswers(pageOf(...soon), pageOf(liveClassFixture()))
    const next = await listNextLiveClasses(api, null, now)
    expect(next).toEqual({ classes: [liveClassFixture()], distant: true })
    expect(queries()[1]).toEqual({ brandId: null, from: '2026-03-05T10:00:00.000Z', perPage: 1 })
  }
})

it('falls back on what nobody can join where nothing else is planned', async () => {
  const { api } = apiThatAnswers(pageOf(starting(-20, 1)), pageOf())
  const next = await listNextLiveClasses(api, null, now)
  expect(next).toMatchObject({ classes: [{ id: 1 }], distant: false })
})
