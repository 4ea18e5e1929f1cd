import { byId } from '../by-id'
import { loadLookups } from '../catalogue/lookups'
import { presentVideos } from '../catalogue/present-videos'
import type { Deps } from '../deps'
import { presentLiveClasses } from '../live-classes/present-live-classes'
import type { DatedTaken } from './summarize'
import type { WireActivity } from './wire'

const idsOf = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** The wire form of what a member has taken, with each video and live class. */
export async function presentActivities(
  deps: Deps,
  taken: readonly DatedTaken[],
  userId: number,
): Promise<WireActivity[]> {
  const lookups = await loadLookups(deps.db)
  const [videos, classes] = await Promise.all([
    presentVideos(deps, idsOf(taken.map(({ videoId }) => videoId)), userId),
    presentLiveClasses({ ...deps, lookups }, idsOf(taken.map((one) => one.liveClassId)), userId),
  ])
  const videoById = byId(videos)
  const classById = byId(classes)
  return taken.map((one) => ({
    id: one.id,
    kind: one.kind,
    occurred_at: one.at.toISOString(),
    date: one.date,
    title: one.title,
    watched_seconds: one.seconds,
    minutes: one.minutes,
    video: (one.videoId !== null && videoById.get(one.videoId)) || null,
    live_class: (one.liveClassId !== null && classById.get(one.liveClassId)) || null,
    studio:
      one.studioId === null || one.studioName === null
        ? null
        : { id: one.studioId, name: one.studioName },
  }))
}
