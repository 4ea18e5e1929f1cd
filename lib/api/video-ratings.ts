import type { Api } from './client'
import { attempt } from './result'
import { type Infer, integer, nothing, object, oneOf } from './schema'

/** How hard a video was, compared with its level. */
export const difficulties = ['easier', 'as_expected', 'harder'] as const
export type Difficulty = (typeof difficulties)[number]

export const ownRating = object({ stars: integer, difficulty: oneOf(...difficulties) })
/** A member's vote on a video; `stars` is 1 to 5. */
export type OwnRating = Infer<typeof ownRating>

const path = (videoId: number) => `/v1/videos/${videoId}/rating`

/** Rates a video in place of an earlier vote of the member. 403 until they have taken it. */
export function rateVideo(api: Api, videoId: number, rating: OwnRating) {
  return attempt(api.put(path(videoId), { body: rating, decode: nothing }))
}

/** Takes the member's vote back. */
export function removeRating(api: Api, videoId: number) {
  return attempt(api.delete(path(videoId), { decode: nothing }))
}
