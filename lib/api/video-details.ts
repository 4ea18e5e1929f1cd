import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'
import type { Api } from './client'
import { termFields } from './references'
import {
  inlinePicture,
  integer,
  list,
  number,
  object,
  orNull,
  type Infer,
  single,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'
import { videoFields } from './videos'

const section = object({ title: string, startsAtSeconds: integer, durationSeconds: integer })
/** A part of a video, such as the warm-up. */
export type VideoSection = Infer<typeof section>

const ratingSummary = object({
  average: number,
  votes: integer,
  difficulty: object({ easier: integer, asExpected: integer, harder: integer }),
})
/** What members say: average stars, and votes by how hard it was compared with its level. */
export type RatingSummary = Infer<typeof ratingSummary>

const upcomingClass = object({
  id: integer,
  sessionTitle: string,
  sessionLength: integer,
  startDateTime: time,
  timeZone: withDefault(string, DEFAULT_TIME_ZONE),
  joinUntil: time,
  imageUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
})
/** The next live class of an instructor; `sessionLength` is in minutes. */
export type UpcomingClass = Infer<typeof upcomingClass>

const videoDetail = object({
  ...videoFields,
  equipment: withDefault(list(object({ ...termFields, alternative: orNull(string) })), []),
  sections: withDefault(list(section), []),
  rating: orNull(ratingSummary),
  preview: orNull(object({ seconds: integer })),
  nextLiveClass: orNull(upcomingClass),
})
/**
 * A video as its own page shows it. `alternative` says what may stand in for a piece of equipment;
 * `rating` is null until enough members have voted, and `preview` where everybody may watch the whole
 * video.
 */
export type VideoDetail = Infer<typeof videoDetail>

/** Throws `ApiError` with status 404 for an unknown id. */
export function getVideo(api: Api, id: number | string): Promise<VideoDetail> {
  return api.get(`/v1/videos/${encodeURIComponent(id)}`, { decode: single(videoDetail) })
}
