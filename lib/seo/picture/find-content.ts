import 'server-only'
import { cachedInstructor } from '@/lib/api/cached/instructors'
import { cachedLiveClass } from '@/lib/api/cached/live-classes'
import type { Loadable } from '@/lib/api/cached/loadable'
import { cachedVideoGroup } from '@/lib/api/cached/video-groups'
import { cachedVideo } from '@/lib/api/cached/videos'
import type { Locale } from '@/lib/locale/locales'
import { groupPicture, instructorPicture, liveClassPicture, videoPicture } from './content-of'
import { type PictureContent, type PictureKind, pictureKinds } from './picture-content'

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
}

async function shown<T>(
  locale: Locale,
  loaded: Loadable<T>,
  contentOf: (entity: T, locale: Locale) => Promise<PictureContent>,
): Promise<Loadable<PictureContent>> {
  return loaded.ok ? { ok: true, data: await contentOf(loaded.data, locale) } : loaded
}

/** What the picture of this entity shows, in this language; whatever is no known entity is missing. */
export async function findContent(
  locale: Locale,
  kind: string,
  id: string,
): Promise<Loadable<PictureContent>> {
  const known = pictureKinds.find((one) => one === kind)
  if (!known || !/^\d{1,12}$/.test(id)) return { ok: false, reason: 'missing' }
  return finders[known](locale, id)
}
