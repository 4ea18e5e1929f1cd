import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ActivateDevice } from '@/components/devices/activate-device'
import { activationTexts } from '@/components/devices/activation-texts'
import { ActivationSection } from '@/components/devices/devices.styles'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { pageLinks } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.activationCode')
  return describePage('activation-code', { title: t('title') })
}

export default async function ActivationCodePage() {
  const [t, link, texts] = await Promise.all([
    getTranslations('account.activationCode'),
    pageLinks(),
    activationTexts(),
  ])
  return (
    <Screen name="activation-code">
      <PageTrail screen="activation-code" title={t('title')} />
      <h1>{t('title')}</h1>
      <p className="ui-lead">{t('lead')}</p>
      <ActivationSection>
        <ActivateDevice profileHref={link('profile')} texts={texts} />
        <section className="device-steps" aria-labelledby="device-steps">
          <h2 id="device-steps">{texts.stepsTitle}</h2>
          <ol>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </ActivationSection>
    </Screen>
  )
}
