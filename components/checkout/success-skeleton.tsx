'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** The loading skeleton of the screens after a purchase. */
export function SuccessSkeleton() {
  const t = useTranslations('checkout.success')
  return (
    <div className="success" role="status" aria-label={t('loading')}>
      <Skeleton shape="circle" width="6rem" height="6rem" />
      <Skeleton width="16rem" height="3rem" />
      <Skeleton width="20rem" />
      <Skeleton height="3.25rem" />
    </div>
  )
}
