import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotHereYet } from '@/components/layout/not-here-yet'
import { SupportChat } from '@/components/layout/support-chat'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('metadata.screens')
  return describePage('offers-exclusive', { title: t('offersExclusive') })
}

export default async function OffersExclusivePage() {
  const t = await getTranslations('metadata.screens')
  return (
    <>
      <NotHereYet screen="offers-exclusive" title={t('offersExclusive')} />
      <SupportChat />
    </>
  )
}
