import type { EventName } from './events'

const names: Record<EventName, true> = {
  'Page View': true,
  'Video Detail': true,
  'Video Progress': true,
  'Live Class Detail': true,
  'Live Schedule': true,
  'Date Select': true,
  'Filter On Demand': true,
  'Promo Card Link Click': true,
  'Live Class Booked': true,
  'Live Class Booking Cancelled': true,
  Purchase: true,
  Registration: true,
  'Sign In': true,
}

/** The names of all events that a page may send. */
export const eventNames = Object.keys(names) as EventName[]
