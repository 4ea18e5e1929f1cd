import { Chip } from '@/components/ui/chip'
import { ChipRow } from '@/components/ui/chip-row'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { Link } from '@/components/ui/link'
import type { ClassFilters } from '@/hooks/schedule/use-class-filters'
import type { Term } from '@/lib/catalogue/terms'
import { dayParts } from '@/lib/schedule/day-parts'
import { type DayKey, dayName, weekdayName } from '@/lib/time/calendar'
import type { DateLocale } from '@/lib/locale/date-words'
import { track } from '@/lib/tracking/track'
import type { ScheduleTexts } from './schedule-texts'

export interface BrandLink {
  key: string
  name: string
  href: string
  current: boolean
}

interface BrandTabsProps {
  label: string
  links: readonly BrandLink[]
}

/** Links to the schedule of every brand with their icons; the current one is marked. */
export function BrandTabs({ label, links }: BrandTabsProps) {
  return (
    <nav className="schedule-brands" aria-labelledby="practice">
      <h2 id="practice">{label}</h2>
      <div className="brand-tabs">
        {links.map(({ key, name, href, current }) => (
          <Link key={key} href={href} aria-current={current ? 'true' : undefined}>
            <ModalityIcon name={key} />
            {name}
          </Link>
        ))}
      </div>
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
}

/** Links to the days of the schedule; the selected one is marked. */
export function DayStrip(props: DayStripProps) {
  const { days, selected, label, todayLabel, words, hrefOf } = props
  return (
    <nav className="day-strip" aria-label={label}>
      {days.map((day, index) => (
        <Link
          key={day}
          href={hrefOf(day)}
          aria-current={day === selected ? 'date' : undefined}
          onClick={() => track('Date Select', { date: day })}
        >
          <span>{index === 0 ? todayLabel : weekdayName(day, words)}</span>
          <b>{dayName(day, words)}</b>
        </Link>
      ))}
    </nav>
  )
}

interface ClassFilterRowsProps {
  filters: ClassFilters
  /** The types to choose from. */
  types: readonly Term[]
  texts: ScheduleTexts
  /** Whether a part of the day can be chosen. */
  withParts?: boolean
}

/** The filters of classes as rows of toggle chips, where there is room for them. */
export function ClassFilterRows({ filters, types, texts, withParts }: ClassFilterRowsProps) {
  return (
    <div className="schedule-filters" data-needs-script="">
      {types.length > 0 && (
        <ChipRow label={texts.kinds}>
          <TypeChips {...{ filters, types }} />
        </ChipRow>
      )}
      {withParts && (
        <ChipRow label={texts.part}>
          <DayPartChips {...{ filters, texts }} />
        </ChipRow>
      )}
    </div>
  )
}

export const TypeChips = ({ filters, types }: Pick<ClassFilterRowsProps, 'filters' | 'types'>) =>
  types.map(({ id, name, lang }) => (
    <Chip
      key={id}
      lang={lang}
      pressed={filters.chosen.includes(id)}
      onClick={() => filters.toggle(id)}
    >
      {name}
    </Chip>
  ))

export const DayPartChips = ({ filters, texts }: Pick<ClassFilterRowsProps, 'filters' | 'texts'>) =>
  dayParts.map((part) => (
    <Chip key={part} pressed={filters.part === part} onClick={() => filters.togglePart(part)}>
      {texts.parts[part]}
    </Chip>
  ))
