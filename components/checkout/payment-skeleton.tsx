'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** The loading skeleton of the payment form and order summary. */
export function PaymentSkeleton() {
  const t = useTranslations('checkout')
  return (
    <div className="checkout" role="status" aria-label={t('loading')}>
      <OrderSkeleton />
      <div className="ui-form">
        {[1, 2, 3, 4].map((number) => (
          <Skeleton key={number} height="3.25rem" />
        ))}
      </div>
    </div>
  )
}

/** The loading skeleton of the order summary. */
export function OrderSkeleton() {
  return (
    <div className="order" data-loading="">
      <Skeleton width="40%" />
      <Skeleton height="2.5rem" />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
