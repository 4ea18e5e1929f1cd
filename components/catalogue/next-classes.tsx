import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { LiveClass } from '@/lib/api/live-classes'
import type { Page } from '@/lib/api/paging'
import type { DateLocale } from '@/lib/locale/date-words'
import type { TimeFormat } from '@/lib/time/dates'
import { placeTime } from '@/lib/time/place-time'
import type { PageLink } from '@/lib/routing/links'

interface NextClassesProps {
  title: string
  classes: Loadable<Page<LiveClass>>
  to: PageLink
  words: DateLocale
  /** The titles' language, where it is not the page's. */
  lang?: string
}

/** Live classes to come, each with its day and time; nothing where there are none. */
export function NextClasses({ title, classes, to, words, lang }: NextClassesProps) {
  if (!classes.ok) return <RowUnavailable title={title} />
  if (classes.data.data.length === 0) return null
  return (
    <section>
      <div className="ui-head">
        <h2>{title}</h2>
      </div>
      <ul className="panel-classes">
        {classes.data.data.map(({ id, sessionTitle, startDateTime: date, timeZone }) => {
          const time = (format: TimeFormat) => ({
            date,
            format,
            words,
            placeText: placeTime(date, timeZone, format, words),
          })
          return (
            <li key={id} className="panel-class">
              <p>
                <LocalTime {...time('short-date')} /> · <LocalTime {...time('time')} />
              </p>
              <h3 {...(lang && { lang })}>
                <Link href={to('live-class-detail', { id })}>{sessionTitle}</Link>
              </h3>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
