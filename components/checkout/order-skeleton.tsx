import { Skeleton } from '@/components/ui/skeleton'

/** The place of the order while its price is not known. */
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
