import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { UpcomingClass } from '@/lib/api/video-details'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { currentLocale, pageLinks } from '@/lib/routing/current-page'
import { theme } from '@/lib/theme/theme'
import { placeTime } from '@/lib/time/place-time'
import type { TimeFormat } from '@/lib/time/time-formats'
import { NextLiveTime } from './next-live-time'
import { Until } from './until'

interface NextLiveProps {
  liveClass: UpcomingClass
  /** The first name of its instructor. */
  instructor: string
}

/** The next live class of an instructor, until it can no longer be joined. */
export async function NextLive({ liveClass, instructor }: NextLiveProps) {
  const [t, to, locale, words] = await Promise.all([
    getTranslations('schedule'),
    pageLinks(),
    currentLocale(),
    currentDateLocale(),
  ])
  const { id, sessionTitle, sessionLength, startDateTime: date, timeZone } = liveClass
  const time = (format: TimeFormat) => (
    <NextLiveTime
      date={date}
      format={format}
      words={words}
      placeText={placeTime(date, timeZone, format, words)}
    />
  )
  return (
    <Until time={liveClass.joinUntil}>
      <NextLiveSection aria-labelledby="next-live">
        <h2 id="next-live">{t('nextLiveWith', { name: instructor })}</h2>
        <div className="next-live">
          <Picture
            src={liveClass.imageUrl}
            placeholder={liveClass.placeholder ?? undefined}
            alt=""
            sizes="8rem"
          />
          <div>
            <h3 {...catalogueLang(locale)}>
              <Link href={to('live-class-detail', { id })}>{sessionTitle}</Link>
            </h3>
            <p>
              {time('short-date')} · {time('time')}
            </p>
            <p>{t('minutes', { count: sessionLength })}</p>
          </div>
        </div>
      </NextLiveSection>
    </Until>
  )
}

const NextLiveSection = styled.section`
  h2 {
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
  }
  .next-live {
    position: relative;
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    align-items: center;
    gap: 1rem;
    margin-top: 1rem;
  }
  .ui-picture {
    border-radius: ${theme.radius.field};
  }
  h3 {
    margin-bottom: 0.25rem;
    font-size: 1.0625rem;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    /* A title of one line is pressed 21 px above its middle too. */
    inset: -0.75rem -0.375rem;
    border-radius: ${theme.radius.field};
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${theme.color.ink};
  }
  .next-live:hover h3 a {
    text-decoration: underline;
  }
  p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
`
