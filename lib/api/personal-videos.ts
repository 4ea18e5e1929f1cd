import type { Api } from './client'
import { boolean, type Infer, number, object, orNull, single, withDefault } from './schema'
import { ownRating } from './video-ratings'

const personalVideo = object({
  completion: orNull(number),
  resumeSeconds: orNull(number),
  ownRating: orNull(ownRating),
  mayRate: withDefault(boolean, false),
})
/**
 * What is the signed-in user's own of a video: how much they have watched (0–1), where they stopped,
 * their vote, and whether they may give one.
 */
export type PersonalVideo = Infer<typeof personalVideo>

export function getPersonalVideo(api: Api, id: number): Promise<PersonalVideo> {
  return api.get(`/v1/videos/${id}`, { decode: single(personalVideo) })
}
