import type { VideoGroup } from '@/lib/api/video-groups'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import { pictureUrl } from '@/lib/routing/picture-url'
import { duration } from './duration'
import { organization } from './people'
import type { Thing } from './thing'

/** A program for search engines: a course that is taken online, as part of a subscription. */
export function course(
  program: Pick<VideoGroup, 'title' | 'description' | 'imageUrl' | 'durationSeconds'>,
  { origin, url }: { origin: string; url: string },
): Thing {
  const { title, description, imageUrl, durationSeconds } = program
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: title,
    description: description || title,
    image: imageUrl ? [pictureUrl(imageUrl, 1280)] : undefined,
    url,
    inLanguage: CATALOGUE_LANGUAGE,
    provider: organization(origin),
    offers: { '@type': 'Offer', category: 'Subscription' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: duration(durationSeconds),
    },
  }
}
