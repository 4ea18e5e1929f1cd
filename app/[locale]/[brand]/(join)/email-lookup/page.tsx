import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlanLineMessages } from '@/components/checkout/checkout-messages'
import { JoinMessages } from '@/components/join/join-messages'
import { LookupForm } from '@/components/join/lookup-form'
import { PendingActionLead } from '@/components/join/pending-action-lead'
import { JourneySteps } from '@/components/layout/journey-steps'
import { Screen } from '@/components/layout/screen'
import { PlanLine } from '@/components/checkout/offers/plan-line'
import { itemsOf } from '@/lib/api/cached/loadable'
import { cachedPlans } from '@/lib/api/cached/plans'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { loadEntryOffer } from '@/lib/plans/entry-offer'
import { currentBrand, currentLocale } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join')
  return describePage('email-lookup', { title: t('lookupTitle') })
}

export default async function EmailLookupPage() {
  const [locale, brand, t, dates] = await Promise.all([
    currentLocale(),
    currentBrand(),
    getTranslations('join'),
    currentDateLocale(),
  ])
  const [plans, entry] = await Promise.all([
    cachedPlans(locale, { brandId: brand.id }),
    loadEntryOffer(locale, brand),
  ])
  return (
    <Screen name="email-lookup" width="form">
      <section className="join-section">
        <JoinMessages>
          <LookupForm
            steps={<JourneySteps current="email" />}
            lead={<PendingActionLead dates={dates} lead={t('lookupLead')} />}
          />
        </JoinMessages>
        <PlanLineMessages>
          <PlanLine plans={itemsOf(plans)} initial={entry?.plan ?? null} />
        </PlanLineMessages>
      </section>
    </Screen>
  )
}
