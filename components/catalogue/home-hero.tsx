import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button-link'
import { EagerImage } from '@/components/ui/eager-image'
import { brandHero } from '@/lib/brand/brand-asset'
import { brandLooks } from '@/lib/brand/brand-looks'
import type { Frame } from '@/lib/brand/brand-traits'
import { currentBrand, currentLocale, pageLinks } from '@/lib/routing/current-page'
import { loadFreeVideo } from '@/lib/catalogue/load-home'
import { entryPath, loadEntryOffer } from '@/lib/plans/entry-offer'
import { HomeLine } from './home-line'

/** Of an element behind the text, as Chromium waits for the start of an element only. */
const endId = 'hero-end'

/** Whether a picture beside the text fills the width of a phone, above the text. */
const fillsWidth = (frame?: Frame) => frame === 'slant' || frame === 'block' || frame === 'bend'

const sizes = { full: '100vw', band: '100vw', split: '(min-width: 768px) 54vw, 100vw' }

/**
 * The hero of the home page for guests: a headline and one action, in the layout of the brand. For
 * members only the headline is left, for screen readers.
 */
export async function HomeHero() {
  // Must come first: at build time it ends the render before the provider is called.
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  const [t, plans, to, offer, freeVideo] = await Promise.all([
    getTranslations('catalogue.home'),
    getTranslations('plans'),
    pageLinks(),
    loadEntryOffer(locale, brand),
    loadFreeVideo(locale, brand.id),
  ])
  const values = {
    brand: brand.name,
    days: offer?.plan.trialDays ?? 0,
    price: offer?.price ?? '',
    per: plans('perInterval', {
      interval: offer?.plan.interval ?? 'month',
      count: offer?.plan.intervalCount ?? 1,
    }),
  }
  const ofAll = brand.id !== null && offer?.plan.planType === 'all'
  const label = { trial: t('start'), price: t('join', values), none: t('seePlans') }
  const { composition, surface, frame, centered } = brandLooks[brand.look].hero
  const picture = (
    <div className="hero-frame">
      <EagerImage
        className="hero-picture"
        {...brandHero(brand.look)}
        sizes={sizes[composition]}
        width={1600}
        height={900}
        alt=""
      />
    </div>
  )
  // As on a phone's screen, so that nothing that arrives later moves what is there.
  const isTextFirst = composition === 'split' && !fillsWidth(frame)
  return (
    <section
      className="home-hero"
      data-composition={composition}
      data-surface={surface}
      data-frame={frame}
      data-centered={centered}
    >
      {/* The text stands at the bottom: shown before all of it has arrived, it would move up. */}
      <link rel="expect" href={`#${endId}`} blocking="render" />
      {!isTextFirst && picture}
      <div className="hero-body ui-wrap">
        <div className="hero-text">
          <h1>
            {brand.key === brand.look ? t('title', { brand: brand.look }) : t('titleOf', values)}
          </h1>
          <div>
            <HomeLine brand={brand} />
            <div className="hero-actions">
              <ButtonLink href={entryPath(to, offer)}>{label[offer?.kind ?? 'none']}</ButtonLink>
              {freeVideo ? (
                <Link className="ui-link" href={to('video-detail', { id: freeVideo.id })}>
                  {t('tryFree', { minutes: Math.round(freeVideo.durationSeconds / 60) })}
                </Link>
              ) : (
                <Link className="ui-link" href={to('classes')}>
                  {t('look')}
                </Link>
              )}
            </div>
            {offer?.kind === 'trial' && (
              <p className="hero-terms">{t(ofAll ? 'trialOfAll' : 'trialTerms', values)}</p>
            )}
          </div>
        </div>
      </div>
      {isTextFirst && picture}
      <span id={endId} hidden />
    </section>
  )
}
