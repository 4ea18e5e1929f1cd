import { Skeleton } from './skeleton'

interface CardSkeletonsProps {
  count: number
  /** Said to screen readers once for all of them. */
  label: string
}

/** The frames of cards that are loading, in the grid that they will stand in. */
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
