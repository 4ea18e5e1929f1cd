import 'server-only'
import { cacheTag } from 'next/cache'
import { toLoadable } from '@/lib/api/cached/loadable'
import { publicApiIn } from '@/lib/api/public'
import { env } from '@/lib/config/env'
import { defaultLocale } from '@/lib/locale/locales'
import {
  countVideoFiles,
  groupEntries,
  instructorEntries,
  liveClassEntries,
  videoEntries,
} from './list-entries'
import { sectionEntries, type SitemapEntry } from './sitemap-entry'
import { sitemapXml } from './sitemap-xml'

/** Seconds for which a file stays as it is, however often it is asked for. */
const HOUR = 3600

const provider = () => publicApiIn(defaultLocale)

async function file(lists: readonly Promise<SitemapEntry[]>[], own: readonly SitemapEntry[] = []) {
  return sitemapXml(env().NEXTAUTH_URL, [...own, ...(await Promise.all(lists)).flat()])
}

/** How many files the videos of the sitemap take. */
export async function cachedVideoFiles() {
  'use cache'
  cacheTag('videos')
  return toLoadable(countVideoFiles(provider()), HOUR)
}

/** The file of the `number`-th ten thousand videos. */
export async function cachedVideoFile(number: number) {
  'use cache'
  cacheTag('videos')
  return toLoadable(file([videoEntries(provider(), number)]), HOUR)
}

/** The file of everything but the videos, or (`whole`) of everything. */
export async function cachedPagesFile(whole: boolean) {
  'use cache'
  cacheTag('videos', 'live-classes', 'video-groups', 'instructors')
  const api = provider()
  const lists = [groupEntries(api), instructorEntries(api), liveClassEntries(api, Date.now())]
  return toLoadable(file(whole ? [...lists, videoEntries(api, 1)] : lists, sectionEntries), HOUR)
}
