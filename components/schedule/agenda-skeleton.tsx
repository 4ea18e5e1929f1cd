import { Skeleton } from '@/components/ui/skeleton'

/** The loading skeleton of a day. */
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
