import { ModalityMark } from '@/components/ui/icons/modality-mark'
import { Link } from '@/components/ui/link'
import { type DayKey, dayName, weekdayName } from '@/lib/time/calendar'
import type { DateLocale } from '@/lib/locale/date-words'
import { track } from '@/lib/tracking/track'
import { Chip } from '@/components/ui/chip'
import type { Term } from '@/lib/catalogue/terms'

interface BrandTabsProps {
  label: string
  links: readonly { key: string; name: string; href: string; current: boolean }[]
  /** False to disable prefetching of the links. */
  prefetch?: false
}

/** Links to the schedule of every brand with their icons; the current one is marked. */
export function BrandTabs({ label, links, prefetch }: BrandTabsProps) {
  return (
    <nav className="brand-tabs" aria-label={label}>
      {links.map(({ key, name, href, current }) => (
        <Link key={key} href={href} prefetch={prefetch} aria-current={current ? 'true' : undefined}>
          <ModalityMark name={key} />
          {name}
        </Link>
      ))}
    </nav>
  )
}

interface DayStripProps {
  days: readonly DayKey[]
  selected: DayKey
  label: string
  todayLabel: string
  words: DateLocale
  hrefOf: (day: DayKey) => string
  /** False to disable prefetching of the other days. */
  prefetch?: false
}

/** Links to the days of the schedule; the selected one is marked. */
export function DayStrip(props: DayStripProps) {
  const { days, selected, label, todayLabel, words, hrefOf, prefetch } = props
  return (
    <nav className="day-strip" aria-label={label}>
      {days.map((day, index) => (
        <Link
          key={day}
          href={hrefOf(day)}
          aria-current={day === selected ? 'date' : undefined}
          prefetch={prefetch}
          onClick={() => track('Date Select', { date: day })}
        >
          <span>{index === 0 ? todayLabel : weekdayName(day, words)}</span>
          <b>{dayName(day, words)}</b>
        </Link>
      ))}
    </nav>
  )
}

interface ModalityFilterProps {
  label: string
  choices: readonly Term[]
  chosen: readonly number[]
  onToggle: (id: number) => void
}

/** The modalities of a day's classes as toggle chips. */
export function ModalityFilter({ label, choices, chosen, onToggle }: ModalityFilterProps) {
  return (
    <div className="kinds" data-needs-script="" role="group" aria-labelledby="kinds">
      <span id="kinds">{label}</span>
      <div className="ui-chips" data-scroll="">
        {choices.map(({ id, name, lang }) => (
          <Chip key={id} lang={lang} pressed={chosen.includes(id)} onClick={() => onToggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </div>
  )
}
