import { Skeleton } from './skeleton'

interface CardSkeletonsProps {
  count: number
  /** Announced once to screen readers for all of them. */
  label: string
}

/** The loading skeletons of cards in their grid. */
export function CardSkeletons({ count, label }: CardSkeletonsProps) {
  return (
    <div className="ui-card-grid" role="status">
      <span className="ui-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div className="ui-card" key={index}>
          <Skeleton shape="media" />
          <div className="ui-card-text">
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  )
}
