import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorState } from '@/components/ui/state/error-state'
import { pageLinks } from '@/lib/routing/page-links'
import type { ScreenKey } from '@/lib/routing/screens'
import { ResponseStatus } from '@/components/runtime/response-status'
import { RetryButton } from '@/components/ui/state/retry-button'
import { Screen } from './screen'

/**
 * A whole screen whose content could not be asked for: answered with 503, never cached, and tried
 * again in place.
 */
export async function Unavailable({ screen }: { screen: ScreenKey }) {
  const [t, to] = await Promise.all([getTranslations('errors'), pageLinks()])
  return (
    <Screen name={screen}>
      <ResponseStatus status={503} />
      <ErrorState
        heading="h1"
        title={t('unavailableTitle')}
        action={
          <>
            <RetryButton label={t('retry')} />
            <ButtonLink variant="secondary" href={to('home')}>
              {t('home')}
            </ButtonLink>
          </>
        }
      >
        {t('unavailableText')}
      </ErrorState>
    </Screen>
  )
}
