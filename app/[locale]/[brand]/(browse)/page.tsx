import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeferRowsScript } from '@/components/catalogue/defer-rows-script'
import { HomeHero } from '@/components/catalogue/home-hero'
import { Screen } from '@/components/layout/screen'
import { SiteData } from '@/components/runtime/structured-data'
import { SupportChat } from '@/components/layout/support-chat'
import { brandLooks } from '@/lib/brand/brand-looks'
import { currentBrand, currentPageContext } from '@/lib/routing/current-page'
import { loadHome } from '@/lib/catalogue/load-home'
import { describePage } from '@/lib/seo/describe-page'
import { HomeMissing, HomeRow } from './home-row'
import { MemberHome } from './member-home'
import { memberHomeTexts } from './member-home-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.home')
  return describePage('home', { description: t('lead') })
}

export default async function HomePage() {
  const [context, brand] = await Promise.all([currentPageContext(), currentBrand()])
  const [loaded, memberTexts] = await Promise.all([
    loadHome(context.locale, brand.id),
    memberHomeTexts(),
  ])
  const { rows, spotlight } = brandLooks[brand.look]
  const hasAny = Object.values(loaded).some(({ ok }) => ok)

  return (
    <>
      <Screen name="home" width="full">
        <SiteData />
        <HomeHero />
        <div className="ui-wrap ui-stack ui-below">
          <div className="member-home-frame next-booking-frame recommended-frame">
            <MemberHome context={context} {...memberTexts} />
          </div>
          <DeferRowsScript />
          <div className="home-rows">
            {!hasAny && <HomeMissing />}
            {rows
              .filter((row) => hasAny || row === 'brands')
              .map((row) => (
                <HomeRow key={row} row={row} large={row === spotlight} loaded={loaded} />
              ))}
          </div>
        </div>
      </Screen>
      <SupportChat />
    </>
  )
}
