import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/state/empty-state'
import { currentBrand, currentPageContext } from '@/lib/routing/current-page'
import type { ScreenKey } from '@/lib/routing/screens'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { linksFrom } from '@/lib/routing/links'

/**
 * The empty state of a list that is only filtered by its brand; links to the list of all brands.
 */
export async function NothingYet({ screen }: { screen: ScreenKey }) {
  const [t, context, brand] = await Promise.all([
    getTranslations('layout.nothingYet'),
    currentPageContext(),
    currentBrand(),
  ])
  const isAll = brand.key === 'all'
  const to = linksFrom({ ...context, brand: 'all' })
  return (
    <EmptyState
      drawing={<RestDrawing />}
      title={t('title')}
      action={
        <ButtonLink href={to(isAll ? 'schedule' : screen)}>
          {isAll ? t('schedule') : t('allBrands')}
        </ButtonLink>
      }
    >
      {isAll ? t('textAll') : t('text', { brand: brand.name })}
    </EmptyState>
  )
}
