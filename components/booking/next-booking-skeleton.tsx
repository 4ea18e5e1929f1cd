import { Skeleton } from '@/components/ui/skeleton'

/** The loading skeleton of the strip. */
export function NextBookingSkeleton() {
  return (
    <div className="next-booking" data-for="member" data-skeleton="next-class" aria-hidden="true">
      <Skeleton shape="media" />
      <div>
        <Skeleton width="7rem" />
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="50%" />
        <Skeleton width="40%" />
      </div>
    </div>
  )
}
