import { Skeleton } from '@/components/ui/skeleton'

/** The loading skeletons of rows. */
export function RowSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status">
      <span className="ui-hidden">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div className="activity" key={row}>
          <Skeleton shape="media" />
          <div>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The loading skeleton of the totals. */
export function TotalsSkeleton() {
  return (
    <div className="totals totals-loading" aria-hidden="true">
      <Skeleton height="100%" />
    </div>
  )
}
