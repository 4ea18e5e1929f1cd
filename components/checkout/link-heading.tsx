'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import type { PaymentLink } from '@/lib/api/payment-links'
import { brandNameHere } from '@/lib/brand/brand-name'
import { flowPath } from '@/lib/flow/flow-path'

/** Who has prepared a purchase, and the way out for whom it is not meant. */
export function LinkHeading({ studio }: { studio: NonNullable<PaymentLink['studio']> }) {
  const t = useTranslations('publicPayment.studio')
  const locale = useLocale()
  const params = useFlowParams()
  const { name, address, brand } = studio
  const others = flowPath('plan-selector', {
    locale,
    params,
    extra: { store_id: null, sp: null, code: null, offer_id: null, flow: 'public' },
  })
  return (
    <div className="link-studio">
      <p className="ui-overline">{t('preparedBy')}</p>
      <p className="link-studio-name">{name}</p>
      <p>{t('place', { city: address.city, brand: brandNameHere(brand) })}</p>
      <p>
        {t('fixed')} <a href={others}>{t('notYours')}</a>
      </p>
    </div>
  )
}
