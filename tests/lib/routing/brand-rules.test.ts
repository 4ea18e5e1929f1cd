import type { IncomingMessage } from 'node:http'
import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination'
import { expect, it } from 'vitest'
import { rewrites } from '@/lib/routing/rewrites'

const home = rewrites.afterFiles?.filter(({ source }) => source === '/') ?? []

/** The segment to which the home page with a query leads. */
function segmentOf(search: string): string | undefined {
  const query = Object.fromEntries(new URLSearchParams(search))
  const request = { headers: {} } as IncomingMessage
  for (const { has, missing, destination } of home) {
    const params = matchHas(request, query, has, missing)
    if (params) return destination.replace(':brand', String(params.brand)).split('/')[2]
  }
  return undefined
}

it.each([
  ['', 'all'],
  ['brand=Yoga', 'Yoga'],
  ['brand=+Yoga', 'Yoga'],
  ['external_id=4', '4'],
  ['external_id=%204%20', '4'],
  ['brand_id=3', '3'],
  // Without a look here: whether it is offered, the page finds out.
  ['external_id=77', '77'],
  ['brand_id=77', '77'],
  ['brand=77', '77'],
  ['brand=Aqua', 'Aqua'],
  ['external_id=%2077%20', '77'],
  ['external_id=999', '999'],
  ['external_id=04', '04'],
  ['brand=yoga&brand_id=3&external_id=6', '6'],
  // A brand with a look comes before one without.
  ['external_id=77&brand=yoga', 'yoga'],
  ['external_id=77&brand=aqua', '77'],
  // An id is no name, and a name no id.
  ['external_id=yoga', 'all'],
  ['brand_id=Yoga%20', 'all'],
  ['brand=4', 'all'],
  ['brand=_', 'all'],
  ['brand=a/b', 'all'],
  ['brand=..', 'all'],
])('?%s leads to %s', (search, segment) => {
  expect(segmentOf(search)).toBe(segment)
})
