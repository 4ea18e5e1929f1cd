'use client'

import { Tabs } from '@/components/ui/tabs/tabs'
import type { Place } from '@/lib/routing/links'
import { BookingsList } from './bookings-list'
import type { BookingsTexts } from './bookings-texts'

interface BookingsProps {
  label: string
  place: Place
  texts: BookingsTexts
}

/** Upcoming and past bookings behind tabs. */
export function Bookings({ label, place, texts }: BookingsProps) {
  return (
    <Tabs
      label={label}
      tabs={(['upcoming', 'past'] as const).map((state) => ({
        id: state,
        label: texts[state],
        panel: <BookingsList state={state} place={place} texts={texts} />,
      }))}
    />
  )
}
