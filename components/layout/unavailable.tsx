import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { pageLinks } from '@/lib/routing/page-links'
import type { ScreenKey } from '@/lib/routing/screens'
import { AnswerStatus } from './answer-status'
import { RetryPage } from './retry-page'
import { Screen } from './screen'

/**
 * A whole screen whose content could not be asked for: answered with 503, never cached, and tried
 * again in place.
 */
export async function Unavailable({ screen }: { screen: ScreenKey }) {
  const [t, to] = await Promise.all([getTranslations('errors'), pageLinks()])
  return (
    <Screen name={screen}>
      <AnswerStatus status={503} />
      <RetryPage
        title={t('unavailableTitle')}
        text={t('unavailableText')}
        retry={t('retry')}
        action={
          <ButtonLink variant="secondary" href={to('home')}>
            {t('home')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
