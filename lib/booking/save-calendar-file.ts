import type { LiveClass } from '@/lib/api/live-classes'
import { providerNow } from '@/lib/time/provider-clock'
import { fill } from '@/lib/locale/fill'
import { calendarFile } from './calendar-file'
import { sharedAddress } from '@/lib/share/shared-address'

/**
 * Saves a class, which is held on this page, as a calendar file. `byWhom` is a text with `{name}`.
 * Browser only.
 */
export function saveCalendarFile(liveClass: LiveClass, byWhom: string): void {
  const { id, sessionTitle: title, startDateTime, sessionLength, instructor } = liveClass
  const teacher = fill(byWhom, { name: `${instructor.firstName} ${instructor.lastName}` })
  const text = calendarFile(
    {
      id: `live-class-${id}@${window.location.hostname}`,
      title,
      start: startDateTime,
      minutes: sessionLength,
      description: [teacher, liveClass.description].filter(Boolean).join('\n\n'),
      url: sharedAddress(window.location.href),
    },
    providerNow(),
  )
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `live-class-${id}.ics`
  link.click()
  // The browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
