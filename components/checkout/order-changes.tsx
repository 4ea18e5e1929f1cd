'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import type { Plan } from '@/lib/api/plans'
import type { LinkTerms } from '@/lib/checkout/payment-link'
import { offersBrands } from '@/lib/checkout/purchase-scope'
import { flowPath } from '@/lib/flow/flow-path'

interface OrderChangesProps {
  plan: Plan
  /** The payment link by which the plan is bought. */
  link: LinkTerms | null
}

/** Links to change earlier choices; what a studio has prepared is not changed here. */
export function OrderChanges({ plan, link }: OrderChangesProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const params = useFlowParams()
  if (link && link.studioId !== null) return null
  const to = { locale, params: link ? { ...params, flow: 'public' } : params }
  const others = flowPath(link ? 'payment-public' : 'plan-selector', {
    ...to,
    extra: { offer_id: null, ...(link && { sp: null }) },
  })
  return (
    <ul className="order-changes">
      <li>
        <a href={others}>{t('changePlan')}</a>
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
