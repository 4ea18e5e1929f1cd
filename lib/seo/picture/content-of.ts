import 'server-only'
import { getMessages, getTranslations } from 'next-intl/server'
import type { Instructor } from '@/lib/api/instructors'
import type { LiveClass } from '@/lib/api/live-classes'
import type { Studio } from '@/lib/api/studios'
import type { VideoGroup } from '@/lib/api/video-groups'
import type { Video } from '@/lib/api/videos'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { defaultBrand } from '@/lib/brand/brands'
import { termTexts } from '@/lib/catalogue/term-texts'
import { toTerm } from '@/lib/catalogue/terms'
import type { Locale } from '@/lib/locale/locales'
import type { DateLocale } from '@/lib/locale/date-words'
import { addressLines } from '@/lib/studios/studio-address'
import { placeTime } from '@/lib/time/place-time'
import { cachedInstructor, cachedVideo, cachedVideoGroup } from '@/lib/api/cached/catalogue'
import { cachedLiveClass } from '@/lib/api/cached/live-classes'
import { cachedStudio } from '@/lib/api/cached/reference-data'
import type { Loadable } from '@/lib/api/cached/loadable'
import { type PictureContent, type PictureKind, pictureKinds } from './picture-content'

const words = (locale: Locale) => getTranslations({ locale, namespace: 'metadata.picture' })

const joined = (facts: readonly string[]) => facts.filter(Boolean).join(' · ')

/** The content of a video's social sharing picture. */
export async function videoPicture(video: Video, locale: Locale): Promise<PictureContent> {
  const t = await words(locale)
  const { firstName, lastName } = video.instructor
  return {
    locale,
    brand: brandOfRef(video.brandData).look,
    title: video.title,
    line: joined([
      t('minutes', { count: Math.round(video.durationSeconds / 60) }),
      t('with', { name: `${firstName} ${lastName}` }),
    ]),
    image: video.thumbnailUrl,
    shape: 'poster',
  }
}

/** The content of a live class's social sharing picture, with times in the class's time zone. */
export async function liveClassPicture(
  liveClass: LiveClass,
  locale: Locale,
): Promise<PictureContent> {
  const [t, { dates }] = await Promise.all([words(locale), getMessages({ locale })])
  const { startDateTime, timeZone, instructor } = liveClass
  const at = (format: 'short-date' | 'time') =>
    placeTime(startDateTime, timeZone, format, dates as DateLocale)
  return {
    locale,
    brand: brandOfRef(liveClass.brandData).look,
    title: liveClass.sessionTitle,
    line: joined([
      t('live', { date: at('short-date'), time: at('time') }),
      t('with', { name: `${instructor.firstName} ${instructor.lastName}` }),
    ]),
    image: liveClass.imageUrl,
    shape: 'poster',
  }
}

/** The content of a collection's or program's social sharing picture. */
export async function groupPicture(group: VideoGroup, locale: Locale): Promise<PictureContent> {
  const t = await words(locale)
  return {
    locale,
    brand: brandOfRef(group.brandData).look,
    title: group.title,
    line: joined([
      t(group.kind === 'program' ? 'program' : 'collection'),
      group.weeks === null ? '' : t('weeks', { count: group.weeks }),
      t('videos', { count: group.videoCount }),
    ]),
    image: group.imageUrl,
    shape: 'poster',
  }
}

/** The content of an instructor's social sharing picture: portrait, name and what they teach. */
export async function instructorPicture(
  instructor: Instructor,
  locale: Locale,
): Promise<PictureContent> {
  const { firstName, lastName, brandData, modalities, imageUrl } = instructor
  const [brand] = brandData
  const texts = await termTexts('modalities', locale)
  return {
    locale,
    brand: (brand ? brandOfRef(brand) : defaultBrand).look,
    title: `${firstName} ${lastName}`,
    line: joined(modalities.map((modality) => toTerm(modality, texts).name)),
    image: imageUrl,
    shape: 'face',
  }
}

/** The content of a studio's social sharing picture: its name and its address. */
export function studioPicture({ name, brand, address }: Studio, locale: Locale): PictureContent {
  return {
    locale,
    brand: brandOfRef(brand).look,
    title: name,
    line: joined(addressLines(address)),
    image: null,
    shape: 'poster',
  }
}

type Find = (locale: Locale, id: string) => Promise<Loadable<PictureContent>>

const finders: Record<PictureKind, Find> = {
  video: async (locale, id) => shown(locale, await cachedVideo(locale, id), videoPicture),
  'live-class': async (locale, id) =>
    shown(locale, await cachedLiveClass(locale, id), liveClassPicture),
  collection: async (locale, id) =>
    shown(locale, await cachedVideoGroup(locale, 'collection', id), groupPicture),
  program: async (locale, id) =>
    shown(locale, await cachedVideoGroup(locale, 'program', id), groupPicture),
  instructor: async (locale, id) =>
    shown(locale, await cachedInstructor(locale, id), instructorPicture),
  studio: async (locale, id) => shown(locale, await cachedStudio(locale, id), studioPicture),
}

async function shown<T>(
  locale: Locale,
  loaded: Loadable<T>,
  contentOf: (entity: T, locale: Locale) => PictureContent | Promise<PictureContent>,
): Promise<Loadable<PictureContent>> {
  return loaded.ok ? { ok: true, data: await contentOf(loaded.data, locale) } : loaded
}

/**
 * The content of an entity's social sharing picture in a locale; `missing` for unknown entities.
 */
export async function findContent(
  locale: Locale,
  kind: string,
  id: string,
): Promise<Loadable<PictureContent>> {
  const known = pictureKinds.find((one) => one === kind)
  if (!known || !/^\d{1,12}$/.test(id)) return { ok: false, reason: 'missing' }
  return finders[known](locale, id)
}
