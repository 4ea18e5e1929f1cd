import { getTranslations } from 'next-intl/server'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import type { DateLocale } from '@/lib/locale/date-words'
import type { Plural } from '@/lib/locale/fill'

/** The texts of the current week and the streak. */
export interface WeekTexts {
  week: string
  /** The streak with `{count}` weeks. */
  streak: Plural
  noStreak: string
  /** The rule of the streak in one sentence. */
  streakRule: string
  today: string
  done: Plural
  planned: Plural
  nothing: string
  dates: DateLocale
}

export interface ActivityTexts extends WeekTexts {
  totals: string
  classes: string
  minutes: string
  weeks: string
  recent: string
  /** With `{count}`. */
  length: string
  kinds: Record<'video' | 'live_class' | 'studio', string>
  download: string
  loading: string
  loadMore: string
  moreError: string
  errorTitle: string
  errorText: string
  retry: string
  emptyTitle: string
  emptyText: string
  toClasses: string
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

/** The texts of the current week and the streak in the page's language. */
export async function weekTexts(): Promise<WeekTexts> {
  const [t, dates] = await Promise.all([getTranslations('account.activity'), currentDateLocale()])
  return {
    week: t('week'),
    streak: t.raw('streak'),
    noStreak: t('noStreak'),
    streakRule: t('streakRule'),
    today: t('today'),
    done: t.raw('done'),
    planned: t.raw('planned'),
    nothing: t('nothing'),
    dates,
  }
}

/** The texts of the activity in the page's language. */
export async function activityTexts(): Promise<ActivityTexts> {
  const [t, common, week, lang] = await Promise.all([
    getTranslations('account.activity'),
    getTranslations('common'),
    weekTexts(),
    currentCatalogueLang(),
  ])
  return {
    ...week,
    totals: t('totals'),
    classes: t('classes'),
    minutes: t('minutes'),
    weeks: t('weeks'),
    recent: t('recent'),
    length: t.raw('length'),
    kinds: {
      video: t('kinds.video'),
      live_class: t('kinds.liveClass'),
      studio: t('kinds.studio'),
    },
    download: t('download'),
    loading: t('loading'),
    loadMore: t('loadMore'),
    moreError: t('moreError'),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
    retry: common('retry'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    toClasses: t('toClasses'),
    ...lang,
  }
}

export interface ByDateTexts extends ActivityTexts {
  from: string
  to: string
  show: string
  calendar: string
  /** With `{day}` and `{minutes}`. */
  dayLabel: string
  /** With `{day}`. */
  dayEmpty: string
  hint: string
  less: string
  more: string
  /** With `{classes}` and `{minutes}`. */
  rangeTotals: string
  rangeEmptyTitle: string
  rangeEmptyText: string
}

/** The texts of the activity by date in the page's language. */
export async function byDateTexts(): Promise<ByDateTexts> {
  const [t, texts] = await Promise.all([
    getTranslations('account.activity.byDate'),
    activityTexts(),
  ])
  return {
    ...texts,
    from: t('from'),
    to: t('to'),
    show: t('show'),
    calendar: t('calendar'),
    dayLabel: t.raw('dayLabel'),
    dayEmpty: t.raw('dayEmpty'),
    hint: t('hint'),
    less: t('less'),
    more: t('more'),
    rangeTotals: t.raw('rangeTotals'),
    rangeEmptyTitle: t('emptyTitle'),
    rangeEmptyText: t('emptyText'),
  }
}

export interface InStudioTexts {
  upcoming: string
  past: string
  statuses: Record<'booked' | 'attended' | 'cancelled', string>
  loading: string
  loadMore: string
  moreError: string
  errorTitle: string
  errorText: string
  retry: string
  emptyTitle: string
  emptyText: string
  toStudios: string
  unlinkedTitle: string
  unlinkedText: string
  toLinked: string
  dates: DateLocale
}

/** The texts of the classes in studios in the page's language. */
export async function inStudioTexts(): Promise<InStudioTexts> {
  const [t, activity, common, dates] = await Promise.all([
    getTranslations('account.activity.inStudio'),
    getTranslations('account.activity'),
    getTranslations('common'),
    currentDateLocale(),
  ])
  return {
    upcoming: t('upcoming'),
    past: t('past'),
    statuses: {
      booked: t('statuses.booked'),
      attended: t('statuses.attended'),
      cancelled: t('statuses.cancelled'),
    },
    loading: t('loading'),
    loadMore: activity('loadMore'),
    moreError: activity('moreError'),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
    retry: common('retry'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    toStudios: t('toStudios'),
    unlinkedTitle: t('unlinkedTitle'),
    unlinkedText: t('unlinkedText'),
    toLinked: t('toLinked'),
    dates,
  }
}
