import type { Api } from '@/lib/api/client'
import { listInstructors } from '@/lib/api/instructors'
import { listLiveClasses } from '@/lib/api/live-classes'
import type { Page } from '@/lib/api/paging'
import { listStudios } from '@/lib/api/studios'
import { groupKinds, listVideoGroups } from '@/lib/api/video-groups'
import { listVideos } from '@/lib/api/videos'
import { groupScreen } from '@/lib/catalogue/group-screens'
import { DAY_MS } from '@/lib/time/dates'
import { locales } from '@/lib/locale/locales'
import { listBrands } from '@/lib/api/brands'
import { brandsOfList } from '@/lib/brand/listed-brands'
import type { QueryParams } from '@/lib/routing/query'
import type { ScreenKey } from '@/lib/routing/screens'

/** The maximum page size of the provider. */
const PER_PAGE = 100
const DAYS_AHEAD = 14

/** Maximum number of pages per file: with all locales of each, 50,000 URLs. */
const FILE_SIZE = PER_PAGE * Math.floor(50_000 / locales.length / PER_PAGE)

type List<T> = (paging: { page: number; perPage: number }) => Promise<Page<T>>

/** Reads items from the provider's page `first` on, up to the size of one file. */
async function walk<T>(list: List<T>, first = 1): Promise<T[]> {
  const items: T[] = []
  let page: number | null = first
  while (page !== null && items.length < FILE_SIZE) {
    const found: Page<T> = await list({ page, perPage: PER_PAGE })
    items.push(...found.data)
    page = found.data.length > 0 ? found.paging.nextPage : null
  }
  return items.slice(0, FILE_SIZE)
}

const firstPageOf = (file: number) => ((file - 1) * FILE_SIZE) / PER_PAGE + 1

/** The videos of sitemap file number `file`. */
export async function videoEntries(api: Api, file: number): Promise<SitemapEntry[]> {
  const videos = await walk((paging) => listVideos(api, paging), firstPageOf(file))
  return videos.map(({ id, releasedAt, thumbnailUrl }) => ({
    screen: 'video-detail',
    query: { id },
    changed: releasedAt,
    image: thumbnailUrl,
  }))
}

/** The number of files for all videos. */
export async function countVideoFiles(api: Api): Promise<number> {
  for (let file = 1; ; file += 1) {
    const { data } = await listVideos(api, { page: firstPageOf(file + 1), perPage: PER_PAGE })
    if (data.length === 0) return file
  }
}

export async function liveClassEntries(api: Api, now: number): Promise<SitemapEntry[]> {
  const span = {
    from: new Date(now).toISOString(),
    to: new Date(now + DAYS_AHEAD * DAY_MS).toISOString(),
  }
  const classes = await walk((paging) => listLiveClasses(api, { ...span, ...paging }))
  return classes.map(({ id, imageUrl }) => ({
    screen: 'live-class-detail',
    query: { id },
    image: imageUrl,
  }))
}

export async function groupEntries(api: Api): Promise<SitemapEntry[]> {
  const lists = await Promise.all(
    groupKinds.map((kind) => walk((paging) => listVideoGroups(api, kind, paging))),
  )
  return lists.flat().map(({ id, kind, imageUrl }) => ({
    screen: groupScreen[kind],
    query: { id },
    image: imageUrl,
  }))
}

export async function instructorEntries(api: Api): Promise<SitemapEntry[]> {
  const instructors = await walk((paging) => listInstructors(api, paging))
  return instructors.map(({ id, imageUrl }) => ({
    screen: 'instructors',
    query: { id },
    image: imageUrl,
  }))
}

export async function studioEntries(api: Api): Promise<SitemapEntry[]> {
  const studios = await walk((paging) => listStudios(api, paging))
  return studios.map(({ id }) => ({ screen: 'studio-detail', query: { id } }))
}

/** A page to be listed in every locale. */
export interface SitemapEntry {
  screen: ScreenKey
  /** The key of its brand. */
  brand?: string
  query?: QueryParams
  /** Time of the last change, as an ISO time; omitted when unknown. */
  changed?: string | null
  image?: string | null
}

/** Pages that every brand has. */
const ofBrands: readonly ScreenKey[] = [
  'home',
  'classes',
  'workouts',
  'collections',
  'programs',
  'schedule',
  'studios',
  'instructors',
  'plan-selector',
]

/** The lists and sections, of X+ and of each brand that is offered. */
export async function sectionEntries(api: Api): Promise<SitemapEntry[]> {
  const { data } = await listBrands(api)
  return brandsOfList(data).flatMap(({ key }) => ofBrands.map((screen) => ({ screen, brand: key })))
}
