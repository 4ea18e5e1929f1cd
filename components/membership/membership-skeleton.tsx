import { Skeleton } from '@/components/ui/skeleton'

/** A membership that is still loading, in about its final size. */
export function MembershipSkeleton({ label }: { label: string }) {
  return (
    <div className="memberships" role="status">
      <span className="ui-hidden">{label}</span>
      <div className="membership">
        <Skeleton width="55%" height="2rem" />
        <Skeleton width="35%" />
        <Skeleton height="6rem" />
        <Skeleton width="70%" height="2.75rem" />
      </div>
    </div>
  )
}
