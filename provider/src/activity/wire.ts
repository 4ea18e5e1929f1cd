import { z } from '@hono/zod-openapi'
import { Video } from '../catalogue/wire'
import { orNull } from '../http/contract'
import { listOf } from '../http/paging'
import { LiveClass } from '../live-classes/wire'
import { activityKinds } from './find-activities'
import { streakRule } from './streak'

const date = z.iso.date()

export const StudioRef = z
  .object({ id: z.int(), name: z.string(), city: z.string(), time_zone: z.string() })
  .openapi('StudioRef')

const Activity = z
  .object({
    id: z.string().openapi({ example: 'booking-12' }),
    kind: z.enum(activityKinds),
    occurred_at: z.iso.datetime(),
    date: date.openapi({ description: 'The day in the time zone of the summary.' }),
    title: z.string(),
    watched_seconds: z.int().openapi({ description: 'Of a class its length.' }),
    minutes: z.int(),
    video: orNull(Video),
    live_class: orNull(LiveClass),
    studio: orNull(z.object({ id: z.int(), name: z.string() })),
  })
  .openapi('Activity')

const ActivitySummary = z
  .object({
    classes: z.int().openapi({ description: 'How many activities the query chooses.' }),
    minutes: z.int().openapi({ description: 'The minutes of these.' }),
    streak_weeks: z.int().openapi({ description: `Of all activities. ${streakRule}` }),
    week: z
      .array(z.object({ date, done: z.int(), planned: z.int() }))
      .openapi({ description: 'The current week from Monday: classes taken and booked.' }),
    today: date,
    time_zone: z.string().openapi({ description: 'The zone of all days in this response.' }),
    days: z.array(z.object({ date, classes: z.int(), minutes: z.int() })).openapi({
      description:
        'The days with activities, the earliest first; empty unless `from` and `to` are given.',
    }),
  })
  .openapi('ActivitySummary')

export const Activities = listOf(Activity).extend({ summary: ActivitySummary })

export type WireActivity = z.infer<typeof Activity>
