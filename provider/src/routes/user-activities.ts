import { createRoute, z } from '@hono/zod-openapi'
import { activityKinds, findPlanned, findTaken } from '../activity/find-activities'
import { findHomeZone } from '../activity/home-zone'
import { presentActivities } from '../activity/present-activities'
import { toActivityCsv } from '../activity/activity-csv'
import { streakRule } from '../activity/streak'
import {
  type ActivityFilter,
  filterTaken,
  sumByDay,
  summarize,
  toDated,
} from '../activity/summarize'
import { Activities } from '../activity/wire'
import { loadLookups } from '../catalogue/lookups'
import type { Deps } from '../deps'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse } from '../http/contract'
import { pageQuery, pageRange, toPage } from '../http/paging'
import { requireUser } from '../http/session'
import { addMs, dayMs } from '../time'
import { isTimeZone } from '../time-zone'
import { localDate } from '../wall-time'

const path = '/api/v1/user_activities'
const middleware = requireUser

const day = z.iso.date().optional()

const filterQuery = z.object({
  from: day.openapi({ description: 'The first day, in the member’s time zone.' }),
  to: day.openapi({ description: 'The last day.' }),
  kind: z.enum(activityKinds).optional(),
  time_zone: z.string().max(100).refine(isTimeZone).optional().openapi({
    description: 'The zone whose days count while the account has no home zone; else UTC.',
    example: 'America/New_York',
  }),
})

const list = createRoute({
  method: 'get',
  path,
  summary: 'What the caller has taken, the latest first',
  description:
    'Videos that they finished, live classes and classes in studios that they attended. Days are ' +
    `those of the account’s home time zone. ${streakRule}`,
  middleware,
  request: { query: pageQuery.extend(filterQuery.shape) },
  responses: {
    200: jsonResponse(Activities, 'A page, and a summary.'),
    ...errorResponses(400, 401),
  },
})

const csv = createRoute({
  method: 'get',
  path: `${path}.csv`,
  summary: 'The same as a file for spreadsheets',
  description: 'Texts that a spreadsheet would run as a formula start with an apostrophe.',
  middleware,
  request: { query: filterQuery },
  responses: {
    200: { description: 'Every activity.', content: { 'text/csv': { schema: z.string() } } },
    ...errorResponses(400, 401),
  },
})

/** Everything that the member has taken, and what of it the query chooses. */
async function read(
  { db }: Deps,
  userId: number,
  now: Date,
  query: ActivityFilter & { time_zone?: string | undefined },
) {
  const [timeZone, taken] = await Promise.all([
    findHomeZone(db, userId, query.time_zone),
    findTaken(db, userId, now),
  ])
  const all = toDated(taken, timeZone)
  return { timeZone, all, chosen: filterTaken(all, query) }
}

export const userActivities = createApi()
  .openapi(list, async (c) => {
    const { deps, user } = c.var
    const query = c.req.valid('query')
    const now = deps.clock.now()
    const [{ timeZone, all, chosen }, planned] = await Promise.all([
      read(deps, user.id, now, query),
      // The current week ends within eight days in every time zone.
      findPlanned(deps.db, user.id, now, addMs(now, 8 * dayMs)),
    ])
    const { limit, offset } = pageRange(query)
    const { data, paging } = toPage(chosen.slice(offset, offset + limit), query)
    return c.json(
      {
        data: await presentActivities(deps, data, user.id),
        paging,
        summary: {
          ...summarize({ all, chosen, planned, now, timeZone }),
          days: query.from && query.to ? sumByDay(chosen) : [],
        },
      },
      200,
    )
  })
  .openapi(csv, async (c) => {
    const { deps, user } = c.var
    const now = deps.clock.now()
    const [{ timeZone, chosen }, lookups] = await Promise.all([
      read(deps, user.id, now, c.req.valid('query')),
      loadLookups(deps.db),
    ])
    return c.body(toActivityCsv(chosen, lookups, timeZone), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="activity-${localDate(now, timeZone)}.csv"`,
    })
  })
