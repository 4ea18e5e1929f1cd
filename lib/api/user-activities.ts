import type { Api } from './client'
import { page } from './paging'
import {
  check,
  id,
  inlinePicture,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  orNull,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'
import { isDayKey } from '@/lib/time/calendar'

const day = check('a calendar day', (value): value is string =>
  isDayKey(typeof value === 'string' ? value : null),
)

const activity = object({
  id: string,
  kind: oneOf('video', 'live_class', 'studio'),
  occurredAt: time,
  /** The day in the home time zone. */
  date: day,
  title: string,
  minutes: integer,
  video: orNull(object({ id, thumbnailUrl: orNull(webUrl), placeholder: orNull(inlinePicture) })),
  liveClass: orNull(object({ id, imageUrl: orNull(webUrl), placeholder: orNull(inlinePicture) })),
  studio: orNull(object({ id, name: string })),
})
/** Something that the member took: a finished video, or a class they attended. */
export type Activity = Infer<typeof activity>

const dayTotal = object({ date: day, classes: integer, minutes: integer })
/** What was taken on a day. */
export type DayTotal = Infer<typeof dayTotal>

const summary = object({
  /** Totals of what the query chooses. */
  classes: integer,
  minutes: integer,
  /** Weeks in a row with a class. */
  streakWeeks: withDefault(integer, 0),
  /** The current week from Monday. */
  week: list(object({ date: day, done: integer, planned: integer })),
  today: day,
  /** The days with activities of the asked range. */
  days: withDefault(list(dayTotal), []),
})
export type ActivitySummary = Infer<typeof summary>

const activities = (value: unknown) => ({
  ...page(activity)(value),
  ...object({ summary })(value),
})
export type Activities = ReturnType<typeof activities>

export interface ActivityQuery {
  /** The first and the last day. */
  from?: string
  to?: string
  /** Whose days count while the account has no home time zone. */
  timeZone?: string
  page?: number
  perPage?: number
}

/** What the member took, the latest first, with totals, streak and the current week. */
export function listActivities(api: Api, query: ActivityQuery): Promise<Activities> {
  return api.get('/v1/user_activities', { query: { ...query }, decode: activities })
}
