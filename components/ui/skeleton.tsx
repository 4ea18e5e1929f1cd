interface SkeletonProps {
  /** Any CSS length. */
  width?: string
  height?: string
  shape?: 'text' | 'media' | 'circle'
}

/** A placeholder with the size of the content that is loading. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return (
    <span className="ui-skeleton" data-shape={shape} style={{ width, height }} aria-hidden="true" />
  )
}
