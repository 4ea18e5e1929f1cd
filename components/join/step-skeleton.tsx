import { Skeleton } from '@/components/ui/skeleton'

interface StepSkeletonProps {
  /** What is loading, for screen readers. */
  label: string
}

/** The place of a step whose content is in this tab or is being loaded. */
export function StepSkeleton({ label }: StepSkeletonProps) {
  return (
    <div className="ui-form" role="status">
      <span className="ui-hidden">{label}</span>
      <Skeleton height="5rem" />
      <Skeleton height="3.25rem" />
    </div>
  )
}
