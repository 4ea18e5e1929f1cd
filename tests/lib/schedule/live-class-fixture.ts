import type { LiveClass } from '@/lib/api/live-classes'

/** A live class of 45 minutes with everything that the provider says of one. */
export function liveClassFixture(wish: Partial<LiveClass> = {}): LiveClass {
  return {
    id: 7,
    sessionTitle: 'Morning Flow, Live',
    sessionLength: 45,
    startDateTime: '2026-03-04T10:00:00Z',
    timeZone: 'America/New_York',
    modalities: [],
    instructor: { id: 1, firstName: 'Ada', lastName: 'Lee', imageUrl: null, placeholder: null },
    brandData: { id: 4, externalId: '4', name: 'Yoga' },
    description: '',
    imageUrl: null,
    placeholder: null,
    videoId: null,
    capacity: 20,
    spotsLeft: 3,
    booking: null,
    ...wish,
  }
}
