import { pictureUrl } from '@/lib/picture'
import { duration } from './duration'
import { organization } from './people'
import type { Thing } from './thing'

/** What is known of a program: a plan of videos over weeks. */
interface Program {
  title: string
  description: string
  imageUrl: string | null
  durationSeconds: number
}

/** A program for search engines: a course that is taken online, as part of a subscription. */
export function course(
  program: Program,
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
