import { getTranslations } from 'next-intl/server'
import type { SearchKind } from '@/lib/api/search'
import type { VideoLevel } from '@/lib/api/videos'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import type { DateLocale } from '@/lib/locale/date-words'
import type { Plural } from '@/lib/locale/fill'

export interface SearchTexts {
  open: string
  label: string
  hint: string
  close: string
  clear: string
  recent: string
  forget: string
  refine: string
  /** Words that narrow a search, separated by commas; the provider understands each. */
  refinements: string
  kinds: Record<SearchKind, string>
  /** With `{count}`. */
  seeAll: string
  /** Instead of it, where the list holds about the lengths that were asked for. */
  seeSimilar: string
  found: Plural
  /** With `{q}`. */
  none: string
  noneText: string
  failed: string
  retry: string
  loading: string
  /** With `{count}`. */
  minutes: string
  levels: Record<VideoLevel, string>
  videos: Plural
  dates: DateLocale
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

/** The texts of the search in the page's language. */
export async function searchTexts(): Promise<SearchTexts> {
  const [t, filters, group, common, dates, lang] = await Promise.all([
    getTranslations('search'),
    getTranslations('catalogue.filters.choices'),
    getTranslations('catalogue.group'),
    getTranslations('common'),
    currentDateLocale(),
    currentCatalogueLang(),
  ])
  return {
    open: t('open'),
    label: t('label'),
    hint: t('hint'),
    close: common('close'),
    clear: t('clear'),
    recent: t('recent'),
    forget: t('forget'),
    refine: t('refine'),
    refinements: t('refinements'),
    kinds: t.raw('kinds'),
    seeAll: t.raw('seeAll'),
    seeSimilar: t('seeSimilar'),
    found: t.raw('found'),
    none: t.raw('none'),
    noneText: t('noneText'),
    failed: t('failed'),
    retry: common('retry'),
    loading: t('loading'),
    minutes: t.raw('minutes'),
    levels: filters.raw('level'),
    videos: group.raw('videos'),
    dates,
    ...lang,
  }
}
