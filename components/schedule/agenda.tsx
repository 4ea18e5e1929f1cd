'use client'

import { Fragment, memo, type ReactNode, useState } from 'react'
import { HtmlScript } from '@/components/ui/html-script'
import type { LiveClass } from '@/lib/api/live-classes'
import { plural } from '@/lib/locale/fill'
import type { PlaceClock } from '@/lib/time/place-time'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { AGENDA_ROWS_SCRIPT, AGENDA_SCRIPT } from '@/lib/inline-scripts/compiled'
import { groupByStart } from '@/lib/schedule/agenda'
import { BookButton } from '@/components/booking/book-button'
import { runPhase, splitByEnd } from '@/lib/schedule/run-phase'
import { ClassRow } from './class-row'
import type { ScheduleTexts } from './schedule-texts'

interface AgendaProps {
  classes: readonly LiveClass[]
  /** All classes have been loaded. */
  isSettled: boolean
  /** Null in the server's HTML, where the current time is unknown. */
  now: number | null
  isGuest: boolean
  /** Server-rendered times by class. */
  placeTimes: Readonly<Record<number, PlaceClock>>
  context: PageContext
  texts: ScheduleTexts
}

/** Number of groups that are visible before the rest of the page has loaded. */
const GROUPS_AT_FIRST_SIGHT = 3

/** Classes ordered by start; ended ones are collapsed below. */
export const Agenda = memo(function Agenda(props: AgendaProps) {
  const { classes, isSettled, now, isGuest, placeTimes, context, texts } = props
  const to = linksFrom(context)
  const { over, ahead } = splitByEnd(classes, now ?? 0)
  const row = (liveClass: LiveClass, isOver: boolean) => (
    // The script below may have changed the attributes before hydration.
    <li key={liveClass.id} data-minutes={liveClass.sessionLength} suppressHydrationWarning>
      <ClassRow
        liveClass={liveClass}
        href={to('live-class-detail', { id: liveClass.id })}
        texts={texts}
        locale={context.locale}
        placeTime={now === null ? (placeTimes[liveClass.id] ?? null) : null}
        isLive={
          now !== null &&
          runPhase({ start: liveClass.startDateTime, minutes: liveClass.sessionLength }, now) ===
            'live'
        }
        action={
          isOver ? undefined : (
            <BookButton
              liveClass={liveClass}
              context={context}
              texts={texts.booking}
              now={now}
              isGuest={isGuest}
            />
          )
        }
      />
    </li>
  )
  // The script only runs in the server's HTML, so its text is not sent again to browsers.
  const inServerHtml = (script: string) => now === null && <HtmlScript text={script} />
  const first = inServerHtml(typeof window === 'undefined' ? AGENDA_SCRIPT : '')
  const again = inServerHtml(typeof window === 'undefined' ? AGENDA_ROWS_SCRIPT : '')
  return (
    <>
      {groupByStart(ahead).map((group, index) => (
        <Fragment key={group.startDateTime}>
          <ul className="agenda" data-timeline="">
            {group.classes.map((liveClass) => row(liveClass, false))}
          </ul>
          {index < GROUPS_AT_FIRST_SIGHT && (index === 0 ? first : again)}
        </Fragment>
      ))}
      {isSettled && over.length > 0 && (
        <EndedClasses label={plural(texts.earlier, over.length, context.locale)}>
          {() => over.map((liveClass) => row(liveClass, true))}
        </EndedClasses>
      )}
      {again}
    </>
  )
})

interface EndedClassesProps {
  label: string
  children: () => ReactNode
}

/** Ended classes, folded away. Their rows, forty in the evening, are rendered when it is opened. */
function EndedClasses({ label, children }: EndedClassesProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="agenda-over" onToggle={() => setWasOpened(true)}>
      <summary>{label}</summary>
      {wasOpened && <ul className="agenda">{children()}</ul>}
    </details>
  )
}
