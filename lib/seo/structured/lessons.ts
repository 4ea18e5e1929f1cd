import type { Video } from '@/lib/api/videos'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import { pictureUrl } from '@/lib/routing/picture-url'
import type { VideoGroup } from '@/lib/api/video-groups'
import type { LiveClass } from '@/lib/api/live-classes'
import { duration, organization, person, type Thing } from './thing'

/**
 * A video as structured data; null without the picture and date that search engines require. The
 * stream URL is left out because it expires after minutes.
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

/** A program as structured data: an online course that is part of a subscription. */
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

/** A live class as structured data: an online event. */
export function liveEvent(
  liveClass: LiveClass,
  { origin, url }: { origin: string; url: string },
): Thing {
  const { sessionTitle, description, imageUrl, startDateTime, sessionLength } = liveClass
  const start = Date.parse(startDateTime)
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: sessionTitle,
    description: description || sessionTitle,
    image: imageUrl ? [pictureUrl(imageUrl, 1280)] : undefined,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + sessionLength * 60_000).toISOString(),
    duration: duration(sessionLength * 60),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    url,
    inLanguage: CATALOGUE_LANGUAGE,
    isAccessibleForFree: false,
    maximumVirtualAttendeeCapacity: liveClass.capacity,
    performer: person(liveClass.instructor),
    organizer: organization(origin),
  }
}
