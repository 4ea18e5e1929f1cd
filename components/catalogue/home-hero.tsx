import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import type { Video } from '@/lib/api/videos'
import { currentBrand } from '@/lib/brand/current-brand'
import { pageLinks } from '@/lib/routing/page-links'
import { HeroSection } from './home-hero.styles'

/** The first view of home, on the picture of one of the brand's videos. */
export async function HomeHero({ video }: { video: Video | undefined }) {
  const [t, to, brand] = await Promise.all([
    getTranslations('catalogue.home'),
    pageLinks(),
    currentBrand(),
  ])
  return (
    <HeroSection>
      {video?.thumbnailUrl && (
        <Picture
          className="hero-picture"
          src={video.thumbnailUrl}
          placeholder={video.placeholder ?? undefined}
          alt=""
          sizes="100vw"
          priority
        />
      )}
      <div className="hero-text ui-wrap">
        <h1>{t('title', { brand: brand.key })}</h1>
        <p>{t('lead')}</p>
        <div className="hero-actions for-guests">
          <ButtonLink href={to('email-lookup')}>{t('start')}</ButtonLink>
          <Link className="ui-link" href={to('classes')}>
            {t('look')}
          </Link>
        </div>
        <div className="hero-actions for-members">
          <ButtonLink href={to('workouts')}>{t('browse')}</ButtonLink>
          <Link className="ui-link" href={to('schedule')}>
            {t('schedule')}
          </Link>
        </div>
      </div>
    </HeroSection>
  )
}
