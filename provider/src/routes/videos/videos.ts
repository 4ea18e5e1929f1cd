import { findRelated } from '../../catalogue/find-related-videos'
import { countFacets } from '../../catalogue/count-facets'
import { findRecommended } from '../../catalogue/find-recommended'
import { findVideos } from '../../catalogue/find-videos'
import { keepPicturesApart } from '../../catalogue/keep-pictures-apart'
import { presentVideoDetail } from '../../catalogue/present-video-detail'
import { presentVideos } from '../../catalogue/present-videos'
import type { VideoFilter } from '../../catalogue/video-filters'
import type { WireVideo } from '../../catalogue/wire'
import { createApi } from '../../http/api'
import { notFound } from '../../http/errors'
import { toPage, pageRange, singlePage } from '../../http/paging'
import { requestTranslator } from '../../texts/translator'
import {
  countVideos,
  type FilterQuery,
  getVideo,
  listVideos,
  recommendedVideos,
  relatedVideos,
  type WireFacets,
} from './contract'

function filterOf({ taken, ...query }: FilterQuery, viewerId?: number): VideoFilter {
  return {
    ...query,
    taken: viewerId && taken ? { by: viewerId, wanted: taken === 'true' } : undefined,
  }
}

const pictureOf = ({ thumbnail_url: url }: WireVideo) => url

export const videos = createApi()
  .openapi(listVideos, async (c) => {
    const { deps, viewer } = c.var
    const query = c.req.valid('query')
    const filter = { ...filterOf(query, viewer?.id), sort: query.sort }
    const { ids, total } = await findVideos(deps.db, filter, pageRange(query))
    const { data, paging } = toPage(ids, query)
    return c.json({ data: await presentVideos(deps, data, viewer?.id), paging, total }, 200)
  })
  .openapi(countVideos, async (c) => {
    const { deps, viewer } = c.var
    const query = c.req.valid('query')
    const options = { spans: query.durations ?? [], viewerId: viewer?.id }
    const counted = await countFacets(deps.db, filterOf(query, viewer?.id), options)
    return c.json(counted as WireFacets, 200)
  })
  .openapi(recommendedVideos, async (c) => {
    const { deps, user } = c.var
    const options = { userId: user.id, limit: c.req.valid('query').per_page }
    const found = await findRecommended(deps.db, { ...options, now: deps.clock.now() })
    if (!found) return c.json({ because: null, items: [] }, 200)
    const ids = [found.because, ...found.ids]
    const [because, ...items] = await presentVideos(deps, ids, user.id)
    return c.json({ because: because!, items: keepPicturesApart(items, pictureOf) }, 200)
  })
  .openapi(getVideo, async (c) => {
    const { deps, viewer } = c.var
    const { id } = c.req.valid('param')
    const video = await presentVideoDetail(deps, id, viewer?.id, requestTranslator(c))
    if (!video) throw notFound()
    return c.json(video, 200)
  })
  .openapi(relatedVideos, async (c) => {
    const { deps, viewer } = c.var
    const ids = await findRelated(deps.db, c.req.valid('param').id, c.req.valid('query').per_page)
    if (!ids) throw notFound()
    const found = await presentVideos(deps, ids, viewer?.id)
    return c.json(singlePage(keepPicturesApart(found, pictureOf)), 200)
  })
