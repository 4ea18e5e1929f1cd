import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { currentBrand, currentPageContext, pageLinks } from '@/lib/routing/current-page'
import type { ScreenKey } from '@/lib/routing/screens'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { linksFrom } from '@/lib/routing/links'
import { Screen } from './screen'

interface NotHereYetProps {
  screen: ScreenKey
  title: string
  /** What the visitor can do in the meantime. */
  children?: ReactNode
}

/** A placeholder for a screen that is not built yet. */
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

/**
 * The empty state of a list that is only filtered by its brand; links to the list of all brands.
 */
export async function NothingYet({ screen }: { screen: ScreenKey }) {
  const [texts, schedule, context, brand] = await Promise.all([
    getTranslations('layout.nothingYet'),
    getTranslations('layout.notHereYet'),
    currentPageContext(),
    currentBrand(),
  ])
  const isAll = brand.key === 'all'
  const to = linksFrom({ ...context, brand: 'all' })
  return (
    <EmptyState
      drawing={<RestDrawing />}
      title={texts('title')}
      action={
        <ButtonLink href={to(isAll ? 'schedule' : screen)}>
          {isAll ? schedule('schedule') : texts('allBrands')}
        </ButtonLink>
      }
    >
      {isAll ? texts('textAll') : texts('text', { brand: brand.name })}
    </EmptyState>
  )
}
