import { getTranslations } from 'next-intl/server'
import { EagerImage } from '@/components/ui/eager-image'
import { ButtonLink } from '@/components/ui/button-link'
import type { Studio } from '@/lib/api/studios'
import { brandHero } from '@/lib/brand/brand-asset'
import { brandName } from '@/lib/brand/brand-name'
import type { Brand } from '@/lib/brand/brands'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { currentLocale } from '@/lib/routing/current-page'
import { linksFrom } from '@/lib/routing/links'
import { loadStudioPlan } from '@/lib/plans/studio-plan'
import { FreeClassButton } from './free-class-button'
import { OpeningHours } from './opening-hours'
import { StudioContact } from './studio-contact'
import { studioCardTexts } from './studios-texts'

interface StudioIntroProps {
  studio: Studio
  brand: Brand
}

/** A studio: picture, name, address, opening hours, and the ways to begin there. */
export async function StudioIntro({ studio, brand }: StudioIntroProps) {
  const locale = await currentLocale()
  const [t, texts, dates, plan] = await Promise.all([
    getTranslations('studio'),
    studioCardTexts(),
    currentDateLocale(),
    loadStudioPlan(locale, studio),
  ])
  const { id, name, hours, freeClassAvailable } = studio
  return (
    <>
      <EagerImage
        className="studio-picture"
        {...brandHero(brand.look)}
        sizes="(min-width: 1296px) 650px, (min-width: 768px) 52vw, 100vw"
        width={1600}
        height={900}
        alt=""
      />
      <div className="studio-facts">
        <p className="ui-overline">{`${brandName(studio.brand, texts.practices)} · ${studio.address.city}`}</p>
        <h1 {...catalogueLang(locale)}>{name}</h1>
        <StudioContact studio={studio} texts={texts} />
        <div className="studio-do">
          {plan && (
            <>
              <ButtonLink
                wide
                href={linksFrom({ locale, brand: 'all' })('payment-public', plan.link)}
              >
                {t('join')}
              </ButtonLink>
              <p>{t('joinTerms', { plan: plan.name, price: plan.price })}</p>
            </>
          )}
          {freeClassAvailable && <FreeClassButton studio={{ id, name }} texts={texts.freeClass} />}
        </div>
      </div>
      {hours.length > 0 && (
        <section className="studio-hours">
          <h2>{t('hours')}</h2>
          <OpeningHours
            studio={{ hours, timeZone: studio.timeZone }}
            texts={{
              open: t.raw('open'),
              opensToday: t.raw('opensToday'),
              opensTomorrow: t.raw('opensTomorrow'),
              opensOn: t.raw('opensOn'),
              closed: t('closed'),
              dates,
            }}
          />
        </section>
      )}
    </>
  )
}
