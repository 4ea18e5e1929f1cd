'use client'

import { Tabs } from '@/components/ui/tabs/tabs'
import type { PageContext } from '@/lib/routing/links'
import { BookingsList } from './bookings-list'
import type { BookingsTexts } from './bookings-texts'

interface BookingsProps {
  label: string
  context: PageContext
  texts: BookingsTexts
}

/** Upcoming and past bookings behind tabs. */
export function Bookings({ label, context, texts }: BookingsProps) {
  return (
    <Tabs
      label={label}
      tabs={(['upcoming', 'past'] as const).map((state) => ({
        id: state,
        label: texts[state],
        panel: <BookingsList state={state} context={context} texts={texts} />,
      }))}
    />
  )
}
