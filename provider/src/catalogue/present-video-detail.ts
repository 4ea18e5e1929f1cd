import { asc, eq } from 'drizzle-orm'
import { videoSections } from '../db/schema/catalogue'
import type { Deps } from '../deps'
import { findNextOfInstructor } from '../live-classes/find-live-classes'
import { presentLiveClasses } from '../live-classes/present-live-classes'
import { previewOf } from '../playback/preview'
import { findOwnRating, summarizeRatings } from '../ratings/video-ratings'
import type { Translator } from '../texts/translator'
import { loadLookups } from './lookups'
import { presentVideos } from './present-videos'
import type { WireVideoDetail } from './video-detail-wire'

type DetailDeps = Pick<Deps, 'db' | 'env' | 'clock'>

async function loadSections({ db }: DetailDeps, videoId: number, translator: Translator) {
  const rows = await db
    .select()
    .from(videoSections)
    .where(eq(videoSections.videoId, videoId))
    .orderBy(asc(videoSections.position))
  let startsAt = 0
  return rows.map(({ code, durationSeconds }) => {
    const section = {
      title: translator.section(code),
      starts_at_seconds: startsAt,
      duration_seconds: durationSeconds,
    }
    startsAt += durationSeconds
    return section
  })
}

/**
 * The wire form of a video with all that its own page shows; undefined for an unknown id. For a
 * member it also includes what is theirs.
 */
export async function presentVideoDetail(
  deps: DetailDeps,
  id: number,
  viewerId: number | undefined,
  translator: Translator,
): Promise<WireVideoDetail | undefined> {
  const [[video], lookups, sections, rating, own] = await Promise.all([
    presentVideos(deps, [id], viewerId),
    loadLookups(deps.db),
    loadSections(deps, id, translator),
    summarizeRatings(deps.db, id),
    viewerId === undefined ? undefined : findOwnRating(deps.db, viewerId, id),
  ])
  if (!video) return undefined
  const next = await findNextOfInstructor(deps.db, video.instructor.id, deps.clock.now())
  const [nextLiveClass] = await presentLiveClasses({ ...deps, lookups }, next, viewerId)
  return {
    ...video,
    equipment: video.equipment.map((item) => {
      const code = lookups.equipment.get(item.id)?.alternative
      return { ...item, alternative: code ? translator.alternative(code) : null }
    }),
    sections,
    rating,
    ...own,
    preview: previewOf({ free: video.free, durationSeconds: video.duration_seconds }),
    next_live_class: nextLiveClass ?? null,
  }
}
