import type { CSSProperties } from 'react'
import { pictureSrcSet, pictureUrl } from '@/lib/routing/picture-url'
import { EagerImage } from './eager-image'

export interface PictureProps {
  /** URL from the provider, without a width; null shows the brand's tint. */
  src: string | null
  /** Empty when the text beside it has the same information. */
  alt: string
  /** The `sizes` attribute of the image. */
  sizes: string
  /** Tiny `data:` URI shown until the picture has loaded. */
  placeholder?: string
  /** For the one picture that the first view depends on. */
  priority?: boolean
  /** Aspect ratio, when CSS does not set one; the picture covers its frame. */
  width?: number
  height?: number
  /** The largest file to choose from, in pixels; all by default. */
  maxWidth?: number
  className?: string
}

/** A responsive picture that reserves its space while it loads. */
export function Picture({
  src,
  alt,
  sizes,
  placeholder,
  priority = false,
  width,
  height,
  maxWidth,
  className,
}: PictureProps) {
  const classes = className ? `ui-picture ${className}` : 'ui-picture'
  const ratio = width && height ? `${width}/${height}` : undefined
  if (src === null) return <div className={classes} style={{ '--ratio': ratio } as CSSProperties} />
  const image = {
    className: classes,
    src: pictureUrl(src, 640),
    srcSet: pictureSrcSet(src, maxWidth),
    sizes,
    width: width ?? 1600,
    height: height ?? 900,
    style: {
      '--ratio': ratio,
      backgroundImage: placeholder && inCss(placeholder),
    } as CSSProperties,
  }
  if (priority) return <EagerImage {...image} alt={alt} />
  return <img {...image} alt={alt} loading="lazy" decoding="async" />
}

const BASE64 = /^data:image\/[\w+]+;base64,[\w+/=]+$/

/** A picture in CSS, without quotes where it needs none, of which every card has two. */
const inCss = (picture: string) => (BASE64.test(picture) ? `url(${picture})` : `url("${picture}")`)
