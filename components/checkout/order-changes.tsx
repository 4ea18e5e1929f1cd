'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import type { Plan } from '@/lib/api/plans'
import { offersBrands } from '@/lib/checkout/purchase-scope'
import { flowPath } from '@/lib/flow/flow-path'

/** Links to change earlier choices. */
export function OrderChanges({ plan }: { plan: Plan }) {
  const t = useTranslations('checkout')
  const to = { locale: useLocale(), params: useFlowParams() }
  return (
    <ul className="order-changes">
      <li>
        <a href={flowPath('plan-selector', to)}>{t('changePlan')}</a>
      </li>
      {offersBrands(plan) && (
        <li>
          <a href={flowPath('single-brand-selector', { ...to, extra: { sp: plan.id } })}>
            {t('changeBrand')}
          </a>
        </li>
      )}
    </ul>
  )
}
