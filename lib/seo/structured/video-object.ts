import type { Video } from '@/lib/api/videos'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import { pictureUrl } from '@/lib/routing/picture-url'
import { duration } from './duration'
import { organization, person } from './people'
import type { Thing } from './thing'

/**
 * A video for search engines; null while it lacks what they insist on, a picture and a date. Its
 * stream is left out: addresses of streams end after minutes.
 */
export function videoObject(
  video: Video,
  { origin, url }: { origin: string; url: string },
): Thing | null {
  const { title, description, thumbnailUrl, releasedAt, durationSeconds, free } = video
  if (!thumbnailUrl || !releasedAt) return null
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: title,
    description: description || title,
    thumbnailUrl: [pictureUrl(thumbnailUrl, 1280)],
    uploadDate: new Date(releasedAt).toISOString(),
    duration: duration(durationSeconds),
    url,
    inLanguage: CATALOGUE_LANGUAGE,
    genre: video.brandData.name,
    keywords: video.modalities.map(({ name }) => name).join(', ') || undefined,
    isAccessibleForFree: free,
    requiresSubscription: !free,
    actor: person(video.instructor),
    publisher: organization(origin),
  }
}
