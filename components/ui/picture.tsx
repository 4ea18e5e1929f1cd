import { pictureSrcSet, pictureUrl } from '@/lib/picture'

export interface PictureProps {
  /** Address as the provider gives it, without a width; null leaves the frame in the brand's tint. */
  src: string | null
  /** Empty when the text beside it says the same. */
  alt: string
  /** How wide it stands on the page, as the `sizes` attribute. */
  sizes: string
  /** Tiny `data:` URI that fills the frame until the picture is there. */
  placeholder?: string
  /** For the one picture that the first view waits for. */
  priority?: boolean
  /** Proportions; the picture covers its frame. */
  width?: number
  height?: number
  className?: string
}

/** A responsive picture that keeps its place while it loads. */
export function Picture({
  src,
  alt,
  sizes,
  placeholder,
  priority = false,
  width = 1600,
  height = 900,
  className,
}: PictureProps) {
  const classes = className ? `ui-picture ${className}` : 'ui-picture'
  const aspectRatio = `${width}/${height}`
  if (src === null) return <div className={classes} style={{ aspectRatio }} />
  return (
    <img
      className={classes}
      src={pictureUrl(src, 960)}
      srcSet={pictureSrcSet(src)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={{
        aspectRatio,
        backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
      }}
    />
  )
}
