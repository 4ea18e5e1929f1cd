import type { LiveClass } from '@/lib/api/live-classes'

const minute = 60_000

/** The times of a class that the provider calculates. */
function liveClassTimes(startDateTime: string, minutes = 45) {
  const start = Date.parse(startDateTime)
  const at = (shift: number) => new Date(start + shift * minute).toISOString()
  return {
    joinFrom: at(-10),
    joinUntil: at(Math.min(15, minutes)),
    cancellableUntil: at(0),
    attendanceUntil: at(minutes),
  }
}

/** A live class of 45 minutes with all fields of the provider. */
export function liveClassFixture(options: Partial<LiveClass> = {}): LiveClass {
  const { startDateTime = '2026-03-04T10:00:00Z', sessionLength } = options
  return {
    ...liveClassTimes(startDateTime, sessionLength),
    nextLiveClass: null,
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
    cancelled: false,
    waiting: 0,
    booking: null,
    waitlist: null,
    conflict: null,
    ...options,
  }
}
