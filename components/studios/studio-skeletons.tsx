import { Skeleton } from '@/components/ui/skeleton'

/** The frames of studios that are loading. */
export function StudioSkeletons({ label }: { label: string }) {
  return (
    <div className="ui-card-grid" role="status">
      <span className="ui-hidden">{label}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div className="studio-card" key={index}>
          <div className="studio-sign" />
          <div className="studio-text">
            <Skeleton width="35%" />
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </div>
          <div className="studio-action">
            <Skeleton width="100%" height="2.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
