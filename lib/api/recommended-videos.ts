import type { Api } from './client'
import { type Infer, list, object, orNull, withDefault } from './schema'
import { video } from './videos'

const recommended = object({ because: orNull(video), items: withDefault(list(video), []) })
/** Videos for a member because of the one that they took last; `because` is null without any. */
export type RecommendedVideos = Infer<typeof recommended>

export function getRecommendedVideos(
  api: Api,
  query: { perPage?: number } = {},
): Promise<RecommendedVideos> {
  return api.get('/v1/videos/recommended', { query, decode: recommended })
}
