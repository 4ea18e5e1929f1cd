import type { LiveClass } from '@/lib/api/live-classes'
import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'

/** What most classes have, and a list leaves out. */
const usual = {
  timeZone: DEFAULT_TIME_ZONE,
  description: '',
  imageUrl: null,
  placeholder: null,
  nextLiveClass: null,
  cancelled: false,
  waiting: 0,
  booking: null,
  waitlist: null,
  conflict: null,
} satisfies Partial<LiveClass>

/** A class as the data of a page lists it: without what is usual, of which a day has forty. */
export type ListedClass = Omit<LiveClass, keyof typeof usual | 'instructor'> &
  Partial<Pick<LiveClass, keyof typeof usual>> & {
    instructor: Omit<LiveClass['instructor'], 'placeholder'>
  }

/**
 * Reduces a class to what a row of the schedule shows. Its text and pictures, which only its own
 * page shows, are left out; the visitor's own list follows with everything.
 */
export function toListed(liveClass: LiveClass): ListedClass {
  const { id, firstName, lastName, imageUrl } = liveClass.instructor
  const shown = {
    ...liveClass,
    description: usual.description,
    imageUrl: usual.imageUrl,
    placeholder: usual.placeholder,
    instructor: { id, firstName, lastName, imageUrl },
  }
  const unusual = Object.entries(shown).filter(
    ([key, value]) => !(key in usual) || value !== usual[key as keyof typeof usual],
  )
  return Object.fromEntries(unusual) as ListedClass
}

/** The class again, for the components that show classes. */
export const fromListed = (listed: ListedClass): LiveClass => ({
  ...usual,
  ...listed,
  instructor: { ...listed.instructor, placeholder: null },
})
