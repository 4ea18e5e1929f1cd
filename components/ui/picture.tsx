import type { CSSProperties } from 'react'
import { pictureSrcSet, pictureUrl } from '@/lib/routing/picture-url'
import { EagerImage } from './eager-image'

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
  /** Proportions, where the style of the place does not say them; the picture covers its frame. */
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
  width,
  height,
  className,
}: PictureProps) {
  const classes = className ? `ui-picture ${className}` : 'ui-picture'
  const ratio = width && height ? `${width}/${height}` : undefined
  if (src === null) return <div className={classes} style={{ '--ratio': ratio } as CSSProperties} />
  const image = {
    className: classes,
    src: pictureUrl(src, 960),
    srcSet: pictureSrcSet(src),
    sizes,
    width: width ?? 1600,
    height: height ?? 900,
    style: {
      '--ratio': ratio,
      backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
    } as CSSProperties,
  }
  if (priority) return <EagerImage {...image} alt={alt} />
  return <img {...image} alt={alt} loading="lazy" decoding="async" />
}
