import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/avatar'
import { CalendarIcon, ClockIcon } from '@/components/ui/icons/things'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { LocalTime } from '@/components/ui/local-time'
import type { LiveClass } from '@/lib/api/live-classes'
import { brandName } from '@/lib/brand/brand-name'
import { termTexts } from '@/lib/catalogue/term-texts'
import { toTerm } from '@/lib/catalogue/terms'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { placeTime } from '@/lib/time/place-time'
import { pageLinks } from '@/lib/routing/current-page'
import { touchAreaCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { type TimeFormat } from '@/lib/time/time-formats'

/** Title, time, duration, modality, instructor and description of a live class. */
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
      <p className="ui-overline">{brandName(liveClass.brandData, terms.names)}</p>
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

/** The facts of a live class. */
const LiveClassFactsSection = styled.div`
  .live-facts {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  .live-facts li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 1.75rem;
  }
  .live-facts a {
    ${touchAreaCss}
  }
  .live-facts .live-kinds {
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
  }
  .live-kinds > span {
    display: inline-flex;
    align-items: center;
    gap: 0.75rem;
  }
  .facts-text {
    max-width: ${theme.width.text};
    margin-top: 1.5rem;
    font-size: ${theme.size.lg};
    line-height: 1.5;
  }
`
