import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BenefitFrame } from '@/components/benefit/benefit.styles'
import { BenefitMessages } from '@/components/benefit/benefit-messages'
import { BenefitScreen } from '@/components/benefit/benefit-screen'
import { Screen } from '@/components/layout/screen'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('benefit')
  return describePage('entitlement', { title: t('pageTitle') })
}

export default function EntitlementPage() {
  return (
    <Screen name="entitlement" width="form">
      <BenefitFrame>
        <BenefitMessages>
          <BenefitScreen />
        </BenefitMessages>
      </BenefitFrame>
    </Screen>
  )
}
