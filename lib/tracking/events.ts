import type { LiveClass } from '@/lib/api/live-classes'
import type { Video } from '@/lib/api/videos'
import type { VideoFilters } from '@/lib/catalogue/video-filters'
import type { ScreenKey } from '@/lib/routing/screens'

/** The tracked fields of a video; `completion` from 0 to 1. Specification 3. */
export function trackedVideo(video: Video, page: ScreenKey) {
  const { id, title, instructor, brandData } = video
  return {
    id,
    title,
    instructor: trackedInstructor(instructor),
    brandData: { name: brandData.name },
    page,
    completion: video.completion ?? 0,
  }
}

/** The tracked fields of a live class; `sessionLength` in minutes. Specification 3. */
export function trackedLiveClass(liveClass: LiveClass) {
  const { id, sessionTitle, sessionLength, startDateTime, modalities, instructor } = liveClass
  return {
    id,
    sessionTitle,
    sessionLength,
    startDateTime,
    modalities: modalities.map(({ name }) => ({ name })),
    instructor: trackedInstructor(instructor),
  }
}

function trackedInstructor({ id, firstName, lastName }: Video['instructor']) {
  return { id, firstName, lastName }
}

export type TrackedVideo = ReturnType<typeof trackedVideo>
type Id = number | string

/**
 * All events with the payload that screens pass; `eventPayload` turns it into what is sent.
 * Specification 2 and 3.
 */
export type TrackedEvents = {
  'Page View': { page: ScreenKey; pathname: string; id?: Id }
  'Video Detail': TrackedVideo
  'Video Progress': TrackedVideo
  'Live Class Detail': { liveClass: LiveClass }
  'Live Schedule': { liveClasses: readonly LiveClass[] }
  /** `date` as YYYY-MM-DD. */
  'Date Select': { date: string }
  /** The selected filters under the names used in URLs; `brand` when a brand was selected. */
  'Filter On Demand': VideoFilters & { brand?: string }
  'Promo Card Link Click': { title: string; url: string; page: ScreenKey }
  'Live Class Booked': { liveClass: LiveClass }
  'Live Class Booking Cancelled': { liveClass: LiveClass }
  Purchase: {
    subscriptionPayment: { subscriptionId: Id; planId: Id; planType: string; currency: string }
    price: number
    promoTitle: string | null
    /** Only of a purchase without an account. */
    registrationType?: 'public'
  }
  Registration: { registrationType: 'email' | 'studio' | 'enterprise' | 'public' }
  'Sign In': { signInType: 'email' | 'after_registration' }
}

export type EventName = keyof TrackedEvents
