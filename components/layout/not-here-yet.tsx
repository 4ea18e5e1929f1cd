import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import type { ReactNode } from 'react'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { pageLinks } from '@/lib/routing/page-links'
import type { ScreenKey } from '@/lib/routing/screens'
import { Screen } from './screen'

interface NotHereYetProps {
  screen: ScreenKey
  title: string
  /** What can be done about it until then. */
  children?: ReactNode
}

/** The whole of a screen that is still to come: it says so and leads on. */
export async function NotHereYet({ screen, title, children }: NotHereYetProps) {
  const [t, link] = await Promise.all([getTranslations('layout.notHereYet'), pageLinks()])
  return (
    <Screen name={screen}>
      <EmptyState
        drawing={<StageDrawing />}
        heading="h1"
        title={title}
        action={
          <>
            <ButtonLink href={link('classes')}>{t('classes')}</ButtonLink>
            <ButtonLink variant="secondary" href={link('schedule')}>
              {t('schedule')}
            </ButtonLink>
          </>
        }
      >
        {children ?? t('text')}
      </EmptyState>
    </Screen>
  )
}
