import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { VideoGroup } from '@/lib/api/video-groups'
import { groupScreen } from '@/lib/catalogue/group-screens'
import { currentLocale } from '@/lib/routing/current-page'
import {
  groupPicture,
  instructorPicture,
  liveClassPicture,
  studioPicture,
  videoPicture,
} from '@/lib/seo/picture/content-of'
import { picturePath } from '@/lib/seo/picture/picture-content'
import type { Instructor } from '@/lib/api/instructors'
import type { LiveClass } from '@/lib/api/live-classes'
import type { Studio } from '@/lib/api/studios'
import type { ScreenKey } from '@/lib/routing/screens'
import type { Video } from '@/lib/api/videos'
import { addressLines } from '@/lib/studios/studio-address'
import { describePage } from './describe-page'

/** The metadata of a collection's or program's page. */
export async function describeGroup(group: VideoGroup): Promise<Metadata> {
  const { id, kind, title, description } = group
  const locale = await currentLocale()
  return describePage(groupScreen[kind], {
    title,
    description,
    query: { id },
    picture: picturePath(kind, id, await groupPicture(group, locale)),
  })
}

/** The metadata of an instructor's page. */
export async function describeInstructor(instructor: Instructor): Promise<Metadata> {
  const { id, firstName, lastName, bio } = instructor
  const locale = await currentLocale()
  return describePage('instructors', {
    title: `${firstName} ${lastName}`,
    description: bio ?? undefined,
    query: { id },
    picture: picturePath('instructor', id, await instructorPicture(instructor, locale)),
  })
}

/** The metadata of a live class's page. */
export async function describeLiveClass(
  screen: Extract<ScreenKey, `live-class-${string}`>,
  liveClass: LiveClass,
): Promise<Metadata> {
  const { id, sessionTitle, description } = liveClass
  const locale = await currentLocale()
  return describePage(screen, {
    title: sessionTitle,
    description,
    query: { id },
    picture: picturePath('live-class', id, await liveClassPicture(liveClass, locale)),
  })
}

/** The metadata of a studio's page. */
export async function describeStudio(studio: Studio): Promise<Metadata> {
  const { id, name, brand, address } = studio
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('studio')])
  return describePage('studio-detail', {
    title: `${name}, ${address.city}`,
    description: t('description', { brand: brand.name, address: addressLines(address).join(', ') }),
    query: { id },
    picture: picturePath('studio', id, studioPicture(studio, locale)),
  })
}

/** The metadata of a video's page. */
export async function describeVideo(video: Video): Promise<Metadata> {
  const { id, title, description } = video
  const locale = await currentLocale()
  return describePage('video-detail', {
    title,
    description,
    query: { id },
    picture: picturePath('video', id, await videoPicture(video, locale)),
    type: 'video.other',
  })
}
