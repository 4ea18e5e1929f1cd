import 'server-only'
import { cachedInstructor } from '@/lib/api/cached/instructors'
import { cachedLiveClass } from '@/lib/api/cached/live-classes'
import type { Loaded } from '@/lib/api/cached/settle'
import { cachedVideoGroup } from '@/lib/api/cached/video-groups'
import { cachedVideo } from '@/lib/api/cached/videos'
import { defaultLocale } from '@/lib/locale/locales'
import { groupPicture, instructorPicture, liveClassPicture, videoPicture } from './content-of'
import { type PictureContent, type PictureKind, pictureKinds } from './picture-content'

const finders: Record<PictureKind, (id: string) => Promise<Loaded<PictureContent>>> = {
  video: async (id) => shown(await cachedVideo(defaultLocale, id), videoPicture),
  'live-class': async (id) => shown(await cachedLiveClass(defaultLocale, id), liveClassPicture),
  collection: async (id) =>
    shown(await cachedVideoGroup(defaultLocale, 'collection', id), groupPicture),
  program: async (id) => shown(await cachedVideoGroup(defaultLocale, 'program', id), groupPicture),
  instructor: async (id) => shown(await cachedInstructor(defaultLocale, id), instructorPicture),
}

async function shown<T>(
  loaded: Loaded<T>,
  contentOf: (entity: T) => Promise<PictureContent>,
): Promise<Loaded<PictureContent>> {
  return loaded.ok ? { ok: true, data: await contentOf(loaded.data) } : loaded
}

/** What the picture of this entity shows; whatever is no known entity is missing. */
export async function findContent(kind: string, id: string): Promise<Loaded<PictureContent>> {
  const known = pictureKinds.find((one) => one === kind)
  if (!known || !/^\d{1,12}$/.test(id)) return { ok: false, reason: 'missing' }
  return finders[known](id)
}
