'use client'

import { Button } from '@/components/ui/button'
import { CalendarIcon } from '@/components/ui/icons/things'
import { toast } from '@/components/ui/toast/toast-store'
import type { LiveClass } from '@/lib/api/live-classes'

interface AddToCalendarProps {
  liveClass: LiveClass
  texts: {
    addToCalendar: string
    /** With `{name}`: the instructor. */
    calendarWith: string
    calendarFailed: string
  }
}

/** Saves the class as a file that the device's calendar opens. */
export function AddToCalendar({ liveClass, texts }: AddToCalendarProps) {
  function save() {
    import('@/lib/booking/calendar-file').then(
      ({ saveCalendarFile }) => saveCalendarFile(liveClass, texts.calendarWith),
      () => toast({ kind: 'error', message: texts.calendarFailed }),
    )
  }
  return (
    <Button variant="secondary" data-needs-script="" onClick={save}>
      <CalendarIcon size={20} />
      {texts.addToCalendar}
    </Button>
  )
}
