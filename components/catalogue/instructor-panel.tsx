import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { BelowFold } from '@/components/ui/below-fold'
import { ButtonLink } from '@/components/ui/button-link'
import { cachedUpcomingLiveClasses } from '@/lib/api/cached/live-classes'
import { cachedVideos } from '@/lib/api/cached/catalogue'
import type { Instructor } from '@/lib/api/instructors'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { currentBrand, currentLocale, pageLinks } from '@/lib/routing/current-page'
import { LocalTime } from '@/components/ui/local-time'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { LiveClass } from '@/lib/api/live-classes'
import type { Page } from '@/lib/api/paging'
import type { DateLocale } from '@/lib/locale/date-words'
import { placeTime } from '@/lib/time/place-time'
import type { PageLink } from '@/lib/routing/links'
import { type TimeFormat } from '@/lib/time/time-formats'
import { InstructorPanelSection } from './instructors.styles'
import { ModalityList } from './modality-list'
import { Portrait } from './portrait'
import { VideoRow } from './card-rows'

/** Maximum number of videos, of classes, and of days ahead. */
const VIDEOS = 12
const CLASSES = 6
const DAYS = 14

/** One instructor: portrait, biography, upcoming live classes of the page's brand, and videos. */
export async function InstructorPanel({ instructor }: { instructor: Instructor }) {
  const { id, firstName, lastName, bio, imageUrl, placeholder, brandData, modalities } = instructor
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  const query = { brandId: brand.id, instructorIds: [id] }
  const [videos, classes, t, to, words] = await Promise.all([
    cachedVideos(locale, { ...query, perPage: VIDEOS }),
    cachedUpcomingLiveClasses(locale, DAYS, { ...query, perPage: CLASSES }),
    getTranslations('catalogue.instructors'),
    pageLinks(),
    currentDateLocale(),
  ])
  const all = to('workouts', { instructor_ids: id })

  return (
    <InstructorPanelSection aria-labelledby="instructor">
      <div className="panel-head">
        <Portrait
          src={imageUrl}
          placeholder={placeholder ?? undefined}
          sizes="(min-width: 768px) 320px, 256px"
          priority
        />
        <div>
          <p className="ui-overline">{brandData.map(({ name }) => name).join(' · ')}</p>
          <h1 id="instructor">{`${firstName} ${lastName}`}</h1>
          <p className="ui-lead" {...catalogueLang(locale)}>
            {bio}
          </p>
          <ModalityList modalities={modalities} />
          <div className="intro-do">
            <ButtonLink href={all}>{t('workoutsWith', { name: firstName })}</ButtonLink>
            <Link className="ui-link" href={to('instructors')}>
              {t('everybody')}
            </Link>
          </div>
        </div>
      </div>
      <BelowFold>
        <NextClasses
          {...catalogueLang(locale)}
          title={t('next', { name: firstName })}
          classes={classes}
          to={to}
          words={words}
        />
        <VideoRow title={t('videos', { name: firstName })} seeAll={all} videos={videos} />
      </BelowFold>
    </InstructorPanelSection>
  )
}

interface NextClassesProps {
  title: string
  classes: Loadable<Page<LiveClass>>
  to: PageLink
  words: DateLocale
  /** Language of the titles, when it differs from the page's. */
  lang?: string
}

/** Upcoming live classes with day and time; renders nothing when there are none. */
function NextClasses({ title, classes, to, words, lang }: NextClassesProps) {
  if (!classes.ok) return <RowUnavailable title={title} />
  if (classes.data.data.length === 0) return null
  return (
    <section aria-label={title}>
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
