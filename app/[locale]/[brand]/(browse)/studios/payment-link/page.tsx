import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Unavailable } from '@/components/layout/failure-screens'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { LinkBuilder } from '@/components/studios/payment-link/link-builder'
import { linkTexts } from '@/components/studios/payment-link/link-texts'
import { PaymentLinkSection } from '@/components/studios/payment-link/payment-link.styles'
import { loadLinkPlans } from '@/lib/plans/link-plans'
import { currentPageContext, pageUrls } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('paymentLink')
  return describePage('payment-link', { title: t('title'), description: t('lead') })
}

export default async function PaymentLinkPage() {
  // Must come first: at build time it ends the render before the provider is called.
  const { locale } = await currentPageContext()
  const [sold, t, texts, { origin }] = await Promise.all([
    loadLinkPlans(locale),
    getTranslations('paymentLink'),
    linkTexts(),
    pageUrls(),
  ])
  if (!sold) return <Unavailable screen="payment-link" />

  return (
    <Screen name="payment-link">
      <PageTrail screen="payment-link" title={t('title')} />
      <h1>{t('title')}</h1>
      <p className="ui-lead">{t('lead')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <PaymentLinkSection>
        <LinkBuilder locale={locale} origin={origin} texts={texts} {...sold} />
      </PaymentLinkSection>
    </Screen>
  )
}
