import { createHash } from 'node:crypto'
import type { BrandKey } from '@/lib/brand/brands'
import { defaultLocale, type Locale } from '@/lib/locale/locales'
import { buildQuery } from '@/lib/routing/query'

/** What stands on the picture beside a shared link. */
export interface PictureContent {
  /** The language of its words. */
  locale: Locale
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
  const { brand, title, line, image, shape } = content
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, { brand, title, line, image, shape }]))
    .digest('hex')
    .slice(0, 12)
}

/** The address of an entity's picture, without the site's origin; the default language goes unsaid. */
export function picturePath(kind: string, id: number | string, content: PictureContent): string {
  const lang = content.locale === defaultLocale ? null : content.locale
  return `/pictures/${kind}/${id}?${buildQuery({ lang, v: pictureVersion(content) })}`
}

/** A brand's picture beside shared links, a file of this site (`npm run media -w provider -- shared`). */
export const brandPicturePath = (brand: BrandKey) => `/brands/${brand}/shared.jpg`
