import { expect, it, vi } from 'vitest'
import type { Api } from '@/lib/api/client'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'

const now = Date.parse('2026-03-04T10:00:00Z')
const pageOf = (...data: object[]) => ({ data, paging: { nextPage: null }, total: null })

function apiThatResponds(...pages: object[]) {
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

it('requests a day from now; the provider leaves out ended classes', async () => {
  const { api, queries } = apiThatResponds(pageOf(liveClassFixture()))
  const next = await listNextLiveClasses(api, 4, now)
  expect(next).toEqual({ classes: [liveClassFixture()], distant: false })
  expect(queries()).toEqual([{ brandId: 4, to: '2026-03-05T10:00:00.000Z', perPage: 12 }])
})

it('starts with those that can still be joined, and keeps six', async () => {
  const closed = [starting(-40, 1), starting(-20, 2), starting(-16, 3), starting(30, 4, 0)]
  const open = [starting(-14, 5), starting(10, 6), starting(60, 7), starting(90, 8)]
  const { api } = apiThatResponds(pageOf(...closed, ...open))
  const { classes } = await listNextLiveClasses(api, 4, now)
  expect(classes.map(({ id }) => id)).toEqual([5, 6, 7, 8, 1, 2])
})

it('returns the next class when none within a day can be joined', async () => {
  for (const soon of [[], [starting(-20, 1)]]) {
    const { api, queries } = apiThatResponds(pageOf(...soon), pageOf(liveClassFixture()))
    const next = await listNextLiveClasses(api, null, now)
    expect(next).toEqual({ classes: [liveClassFixture()], distant: true })
    expect(queries()[1]).toEqual({ brandId: null, from: '2026-03-05T10:00:00.000Z', perPage: 1 })
  }
})

it('falls back to classes that cannot be joined when nothing else is scheduled', async () => {
  const { api } = apiThatResponds(pageOf(starting(-20, 1)), pageOf())
  const next = await listNextLiveClasses(api, null, now)
  expect(next).toMatchObject({ classes: [{ id: 1 }], distant: false })
})
