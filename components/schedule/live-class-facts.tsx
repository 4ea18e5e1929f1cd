import { Link } from '@/components/ui/link'
import { getTranslations } from 'next-intl/server'
import { Avatar } from '@/components/ui/avatar'
import { CalendarIcon, ClockIcon } from '@/components/ui/icons/things'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { LocalTime } from '@/components/ui/local-time'
import type { LiveClass } from '@/lib/api/live-classes'
import { termTexts } from '@/lib/catalogue/term-texts'
import { toTerm } from '@/lib/catalogue/terms'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { currentDateLocale } from '@/lib/locale/current-date-words'
import type { TimeFormat } from '@/lib/time/dates'
import { placeTime } from '@/lib/time/place-time'
import { pageLinks } from '@/lib/routing/page-links'
import { LiveClassFactsSection } from './live-class-facts.styles'

/** Title, time, length, kind, who and words of a live class. */
export async function LiveClassFacts({ liveClass }: { liveClass: LiveClass }) {
  const [t, to, words, terms, lang] = await Promise.all([
    getTranslations('schedule'),
    pageLinks(),
    currentDateLocale(),
    termTexts('modalities'),
    currentCatalogueLang(),
  ])
  const { startDateTime: date, timeZone, instructor, modalities } = liveClass
  const time = (format: TimeFormat) => ({
    date,
    format,
    words,
    placeText: placeTime(date, timeZone, format, words),
  })
  const name = `${instructor.firstName} ${instructor.lastName}`
  return (
    <LiveClassFactsSection>
      <p className="ui-overline">{liveClass.brandData.name}</p>
      <h1 {...lang}>{liveClass.sessionTitle}</h1>
      <ul className="live-facts">
        <li>
          <CalendarIcon size={22} />
          <LocalTime {...time('long-date')} />
        </li>
        <li>
          <ClockIcon size={22} />
          <span>
            <LocalTime {...time('time')} />
            {` · ${t('minutes', { count: liveClass.sessionLength })}`}
          </span>
        </li>
        {modalities.length > 0 && (
          <li className="live-kinds">
            {modalities
              .map((modality) => toTerm(modality, terms))
              .map((kind) => (
                <span key={kind.id} lang={kind.lang}>
                  <ModalityIcon name={kind.icon ?? kind.name} size={22} />
                  {kind.name}
                </span>
              ))}
          </li>
        )}
        <li>
          <Avatar name={name} src={instructor.imageUrl} size={28} />
          <Link href={to('instructors', { id: instructor.id })}>{name}</Link>
        </li>
      </ul>
      <p className="facts-text" {...lang}>
        {liveClass.description}
      </p>
    </LiveClassFactsSection>
  )
}
