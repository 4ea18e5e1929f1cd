import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { currentBrand } from '@/lib/brand/current-brand'
import { linksFrom } from '@/lib/routing/links'
import { currentPageContext } from '@/lib/routing/page-links'
import type { ScreenKey } from '@/lib/routing/screens'

/** Stands where a list holds nothing although nothing narrows it but its brand: leads to all brands. */
export async function NothingYet({ screen }: { screen: ScreenKey }) {
  const [t, schedule, context, brand] = await Promise.all([
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
      title={t('title')}
      action={
        <ButtonLink href={to(isAll ? 'schedule' : screen)}>
          {isAll ? schedule('schedule') : t('allBrands')}
        </ButtonLink>
      }
    >
      {isAll ? t('textAll') : t('text', { brand: brand.name })}
    </EmptyState>
  )
}
