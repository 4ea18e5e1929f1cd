import { expect, it, vi } from 'vitest'
import type { Api } from '@/lib/api/client'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'
import { liveClassFixture } from '../schedule/live-class-fixture'

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

it('asks for a day from now, leaving what has ended to the provider', async () => {
  const { api, queries } = apiThatAnswers(pageOf(liveClassFixture()))
  const next = await listNextLiveClasses(api, 4, now)
  expect(next).toEqual({ classes: [liveClassFixture()], distant: false })
  expect(queries()).toEqual([{ brandId: 4, to: '2026-03-05T10:00:00.000Z', perPage: 6 }])
})

it('tells the one that comes next when a day brings none', async () => {
  const { api, queries } = apiThatAnswers(pageOf(), pageOf(liveClassFixture()))
  const next = await listNextLiveClasses(api, null, now)
  expect(next).toEqual({ classes: [liveClassFixture()], distant: true })
  expect(queries()[1]).toEqual({ brandId: null, perPage: 1 })
})
