import {
  arrayContained,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { inOrderOf } from '../by-id'
import { videoConditions, videoOrders } from '../catalogue/find-videos'
import { presentInstructors } from '../catalogue/instructors'
import { keepPicturesApart } from '../catalogue/keep-pictures-apart'
import { loadLookups } from '../catalogue/lookups'
import { presentVideos } from '../catalogue/present-videos'
import { presentVideoGroups } from '../catalogue/video-groups'
import { instructors, videoGroups, videos } from '../db/schema/catalogue'
import { liveClasses } from '../db/schema/live-classes'
import { studios } from '../db/schema/studios'
import type { Deps } from '../deps'
import { presentLiveClasses } from '../live-classes/present-live-classes'
import { findStudiosById, presentStudios } from '../studios/studios'
import type { QueryPeriod } from './query-period'
import type { Corpus } from './text-search'
import type { GroupKind } from './vocabulary'
import type { WireFilters } from './wire'

/** What is searched for: the filters as they are answered, and the period of classes. */
export type Wanted = { filters: WireFilters; period: QueryPeriod | null; now: Date }

type Source = {
  corpus: Corpus
  table: PgTable & { id: PgColumn; search: PgColumn }
  /** The words of titles where they have an index of their own; else those of `search`. */
  title?: SQL
  /** Always, whatever is searched for. */
  base: (wanted: Wanted) => (SQL | undefined)[]
  /** What the filters that its list has demand of it; undefined where a filter is not given. */
  conditions: (wanted: Wanted) => (SQL | undefined)[]
  /** Filters that its list does not have and without which its items would be beside the point. */
  lacks: readonly (keyof WireFilters)[]
  order: (wanted: Wanted) => SQL[]
}

const given = (ids: number[]) => (ids.length > 0 ? ids : undefined)
const ifGiven = <T>(value: T | null, condition: (value: T) => SQL) =>
  value === null ? undefined : condition(value)

const groupSource = (kind: 'program' | 'collection'): Source => ({
  corpus: 'video_groups',
  table: videoGroups,
  base: () => [eq(videoGroups.kind, kind)],
  conditions: ({ filters }) => [
    ifGiven(filters.brand_id, (id) => eq(videoGroups.brandId, id)),
    ifGiven(given(filters.modalities_ids) ?? null, (ids) =>
      arrayOverlaps(videoGroups.modalityIds, ids),
    ),
  ],
  lacks: ['date', 'duration_min', 'duration_max', 'instructor_ids'],
  order: () => [asc(videoGroups.position), asc(videoGroups.id)],
})

const ofVideos = [
  'date',
  'duration_min',
  'duration_max',
  'level',
  'equipment_ids',
  'body_focuses_ids',
] as const

/** Where the items of each kind come from; their conditions are those of the list of the kind. */
export const sources: Record<GroupKind, Source> = {
  videos: {
    corpus: 'videos',
    table: videos,
    title: sql`ts_filter(${videos.search}, '{a}')`,
    base: () => [],
    conditions: ({ filters }) =>
      videoConditions({
        brand_id: filters.brand_id ?? undefined,
        modalities_ids: given(filters.modalities_ids),
        equipment_ids: given(filters.equipment_ids),
        body_focuses_ids: given(filters.body_focuses_ids),
        instructor_ids: given(filters.instructor_ids),
        duration_min: filters.duration_min ?? undefined,
        duration_max: filters.duration_max ?? undefined,
        level: filters.level ?? undefined,
      }),
    lacks: [],
    order: ({ filters }) => [
      // What is of the asked kinds alone suits better than what only shares one of them.
      ...(filters.modalities_ids.length > 0
        ? [desc(arrayContained(videos.modalityIds, filters.modalities_ids))]
        : []),
      ...videoOrders.popular,
    ],
  },
  live_classes: {
    corpus: 'live_classes',
    table: liveClasses,
    base: ({ now }) => [gt(liveClasses.endsAt, now), isNull(liveClasses.cancelledAt)],
    conditions: ({ filters, period }) => [
      period ? gte(liveClasses.startsAt, period.from) : undefined,
      period ? lt(liveClasses.startsAt, period.until) : undefined,
      ifGiven(filters.brand_id, (id) => eq(liveClasses.brandId, id)),
      ifGiven(given(filters.modalities_ids) ?? null, (ids) =>
        arrayOverlaps(liveClasses.modalityIds, ids),
      ),
      ifGiven(given(filters.instructor_ids) ?? null, (ids) =>
        inArray(liveClasses.instructorId, ids),
      ),
    ],
    lacks: ['duration_min', 'duration_max', 'equipment_ids'],
    order: () => [asc(liveClasses.startsAt), asc(liveClasses.id)],
  },
  programs: groupSource('program'),
  collections: groupSource('collection'),
  instructors: {
    corpus: 'instructors',
    table: instructors,
    base: () => [],
    conditions: ({ filters }) => [
      ifGiven(filters.brand_id, (id) => arrayContains(instructors.brandIds, [id])),
      ifGiven(given(filters.instructor_ids) ?? null, (ids) => inArray(instructors.id, ids)),
    ],
    lacks: ofVideos,
    order: () => [asc(instructors.lastName), asc(instructors.firstName), asc(instructors.id)],
  },
  studios: {
    corpus: 'studios',
    table: studios,
    base: () => [],
    conditions: ({ filters }) => [ifGiven(filters.brand_id, (id) => eq(studios.brandId, id))],
    lacks: [...ofVideos, 'instructor_ids'],
    order: () => [asc(studios.city), asc(studios.name), asc(studios.id)],
  },
}

type Found = { kind: GroupKind; ids: number[]; total: number }

/**
 * The wire form of what was found, as the lists of their kinds have it: classes by time, and the
 * others in the order of their ids but for neighbors with the same picture.
 */
export async function presentGroups(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  groups: readonly Found[],
  viewerId: number | undefined,
) {
  const isVideoGroup = ({ kind }: Found) => kind === 'programs' || kind === 'collections'
  const videoGroupIds = groups.filter(isVideoGroup).flatMap(({ ids }) => ids)
  const bothKinds = presentVideoGroups(deps, videoGroupIds, viewerId)
  const present = async ({ kind, ids }: Found) => {
    switch (kind) {
      case 'videos': {
        const found = await presentVideos(deps, ids, viewerId)
        return { kind, items: keepPicturesApart(found, ({ thumbnail_url: url }) => url) }
      }
      case 'live_classes': {
        const view = { ...deps, lookups: await loadLookups(deps.db) }
        return { kind, items: await presentLiveClasses(view, ids, viewerId) }
      }
      case 'programs':
      case 'collections': {
        const found = inOrderOf(ids, await bothKinds)
        return { kind, items: keepPicturesApart(found, ({ image_url: url }) => url) }
      }
      case 'instructors':
        return { kind, items: await presentInstructors(deps, ids) }
      case 'studios':
        return { kind, items: await presentStudios(deps, await findStudiosById(deps.db, ids)) }
    }
  }
  return Promise.all(
    groups.map(async (group) => ({ ...(await present(group)), total: group.total })),
  )
}
