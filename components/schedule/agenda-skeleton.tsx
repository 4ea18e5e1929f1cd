import { Skeleton } from '@/components/ui/skeleton'

/** The frames of a day that is loading. */
export function AgendaSkeleton({ label }: { label: string }) {
  return (
    <div className="agenda" role="status">
      <span className="ui-hidden">{label}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div className="class-row" key={index}>
          <Skeleton width="4rem" />
          <Skeleton width="60%" height="1.25rem" />
        </div>
      ))}
    </div>
  )
}
