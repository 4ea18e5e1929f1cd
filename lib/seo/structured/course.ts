import type { VideoGroup } from '@/lib/api/video-groups'
import { pictureUrl } from '@/lib/picture'
import { duration } from './duration'
import { organization } from './people'
import type { Thing } from './thing'

/** A program for search engines: a course that is taken online, as part of a subscription. */
export function course(
  program: Pick<VideoGroup, 'title' | 'description' | 'imageUrl' | 'durationSeconds'>,
  { origin, url, locale }: { origin: string; url: string; locale: string },
): Thing {
  const { title, description, imageUrl, durationSeconds } = program
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: title,
    description: description || title,
    image: imageUrl ? [pictureUrl(imageUrl, 1280)] : undefined,
    url,
    inLanguage: locale,
    provider: organization(origin),
    offers: { '@type': 'Offer', category: 'Subscription' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: duration(durationSeconds),
    },
  }
}
