import { Link } from '@/components/ui/link'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { cachedUpcomingLiveClasses } from '@/lib/api/cached/live-classes'
import { cachedVideos } from '@/lib/api/cached/videos'
import type { Instructor } from '@/lib/api/instructors'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-words'
import { currentBrand } from '@/lib/brand/current-brand'
import { currentLocale } from '@/lib/locale/current-locale'
import { pageLinks } from '@/lib/routing/page-links'
import { InstructorPanelSection } from './instructors.styles'
import { ModalityList } from './modality-list'
import { NextClasses } from './next-classes'
import { Portrait } from './portrait'
import { VideoRow } from './video-row'

/** How many videos and classes of an instructor are shown. */
const VIDEOS = 12
const CLASSES = 6
const DAYS = 14

/** One instructor: portrait and words, their videos and next live classes of the page's brand. */
export async function InstructorPanel({ instructor }: { instructor: Instructor }) {
  const { id, firstName, lastName, bio, brandData, modalities } = instructor
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
        <Portrait instructor={instructor} sizes="(min-width: 768px) 320px, 256px" priority />
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
      <VideoRow title={t('videos', { name: firstName })} seeAll={all} videos={videos} />
      <NextClasses
        {...catalogueLang(locale)}
        title={t('next', { name: firstName })}
        classes={classes}
        to={to}
        words={words}
      />
    </InstructorPanelSection>
  )
}
