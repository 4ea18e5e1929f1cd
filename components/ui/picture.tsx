import { pictureSrcSet, pictureUrl } from '@/lib/picture'

export interface PictureProps {
  /** Address as the provider gives it, without a width. */
  src: string
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
  return (
    <img
      className={className ? `ui-picture ${className}` : 'ui-picture'}
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
        aspectRatio: `${width}/${height}`,
        backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
      }}
    />
  )
}
