import { OrderSkeleton } from './order-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of the payment form and its order while they are read. */
export function PaymentSkeleton({ label }: { label: string }) {
  return (
    <div className="checkout" role="status" aria-label={label}>
      <OrderSkeleton />
      <div className="ui-form">
        {[1, 2, 3, 4].map((number) => (
          <Skeleton key={number} height="3.25rem" />
        ))}
      </div>
    </div>
  )
}
