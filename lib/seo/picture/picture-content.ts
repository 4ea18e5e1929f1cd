import { createHash } from 'node:crypto'
import type { BrandKey } from '@/lib/brand/brands'

/** What stands on the picture beside a shared link. */
export interface PictureContent {
  brand: BrandKey
  title: string
  /** One line of facts below the title. */
  line: string
  /** The provider's picture behind them; null leaves the brand's ground. */
  image: string | null
  /** A `face` stands at the side, uncut. */
  shape: 'poster' | 'face'
}

/** What has such a picture of its own. */
export const pictureKinds = ['video', 'live-class', 'collection', 'program', 'instructor'] as const
export type PictureKind = (typeof pictureKinds)[number]

// Goes up with every change of the drawing.
const DRAWING = 1

/** Changes whenever the picture of this content would look different. */
export function pictureVersion(content: PictureContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, content]))
    .digest('hex')
    .slice(0, 12)
}

/** The address of an entity's picture, without the site's origin. */
export function picturePath(kind: string, id: number | string, content: PictureContent): string {
  return `/pictures/${kind}/${id}?v=${pictureVersion(content)}`
}
