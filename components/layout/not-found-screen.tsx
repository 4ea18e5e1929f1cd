import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { LaneDrawing } from '@/components/ui/state/drawings/lane-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { pageLinks } from '@/lib/routing/page-links'
import { AnswerStatus } from './answer-status'
import { Screen } from './screen'

/** What an address leads to that nothing stands at: answered with 404, and a way on. */
export async function NotFoundScreen() {
  const [t, to] = await Promise.all([getTranslations('errors'), pageLinks()])
  return (
    <Screen name="not-found">
      <AnswerStatus status={404} />
      <EmptyState
        drawing={<LaneDrawing />}
        heading="h1"
        title={t('notFoundTitle')}
        action={
          <>
            <ButtonLink href={to('home')}>{t('home')}</ButtonLink>
            <ButtonLink variant="secondary" href={to('classes')}>
              {t('classes')}
            </ButtonLink>
          </>
        }
      >
        {t('notFoundText')}
      </EmptyState>
    </Screen>
  )
}
