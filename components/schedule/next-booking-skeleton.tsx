import { Skeleton } from '@/components/ui/skeleton'

/** The frame of the strip while it is loading. */
export function NextBookingSkeleton() {
  return (
    <div className="next-booking" data-for="member" aria-hidden="true">
      <Skeleton shape="media" />
      <div>
        <Skeleton width="7rem" />
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="40%" />
      </div>
    </div>
  )
}
