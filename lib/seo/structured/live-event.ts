import type { LiveClass } from '@/lib/api/live-classes'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'
import { pictureUrl } from '@/lib/routing/picture-url'
import { duration } from './duration'
import { organization, person } from './people'
import type { Thing } from './thing'

/** A live class for search engines: an event that is held online. */
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
