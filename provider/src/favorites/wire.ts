import { z } from '@hono/zod-openapi'
import { orNull } from '../http/contract'
import { pictureUrl, placeholder, Video, VideoGroup } from '../catalogue/wire'

export const FavoriteItem = z
  .object({
    id: z.int(),
    video: orNull(Video),
    video_group: orNull(VideoGroup),
    added_at: z.iso.datetime(),
  })
  .openapi('FavoriteItem', { description: 'A video or a group of videos; the other one is null.' })

export const FavoriteList = z
  .object({
    id: z.int(),
    name: z.string(),
    default: z.boolean(),
    items_count: z.int(),
    cover_url: pictureUrl,
    placeholder,
    item_id: z.int().nullable().optional().openapi({
      description: 'The item of what was asked about; null when it is not on the list.',
    }),
  })
  .openapi('FavoriteList', { description: 'The cover is the picture of the newest item.' })

export const FavoriteListDetail = FavoriteList.extend({
  items: z.array(FavoriteItem),
  paging: z.object({ next_page: z.int().nullable() }),
}).openapi('FavoriteListDetail')

/** A heart's item, which `DELETE /v1/favorite_lists/default/items/{item_id}` removes. */
export const FavoriteRef = z
  .object({
    item_id: z.int(),
    video_id: z.int().nullable(),
    video_group_id: z.int().nullable(),
  })
  .openapi('FavoriteMark')

export type WireFavoriteList = z.infer<typeof FavoriteList>
export type WireFavoriteItem = z.infer<typeof FavoriteItem>
