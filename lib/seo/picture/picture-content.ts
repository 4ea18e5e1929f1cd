import { createHash } from 'node:crypto'
import type { BrandKey } from '@/lib/brand/brands'
import { defaultLocale, type Locale } from '@/lib/locale/locales'
import { buildQuery } from '@/lib/routing/query'

/** The content of a social sharing picture. */
export interface PictureContent {
  /** The language of its texts. */
  locale: Locale
  /** Whose look it has. */
  brand: BrandKey
  title: string
  /** One line of facts below the title. */
  line: string
  /** The provider's picture in the background; null uses the brand's own. */
  image: string | null
  /** `face` places a portrait at the side, uncropped. */
  shape: 'poster' | 'face'
}

/** The kinds of entities that have a picture of their own. */
export const pictureKinds = [
  'video',
  'live-class',
  'collection',
  'program',
  'instructor',
  'studio',
] as const
export type PictureKind = (typeof pictureKinds)[number]

// Increase with every change of the drawing.
const DRAWING = 2

/** Changes whenever the picture of this content would look different. */
export function pictureVersion(content: PictureContent): string {
  const { brand, title, line, image, shape } = content
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, { brand, title, line, image, shape }]))
    .digest('hex')
    .slice(0, 12)
}

/** The path of an entity's picture with its query; the default locale is omitted. */
export function picturePath(kind: string, id: number | string, content: PictureContent): string {
  const lang = content.locale === defaultLocale ? null : content.locale
  return `/pictures/${kind}/${id}?${buildQuery({ lang, v: pictureVersion(content) })}`
}

/**
 * Path of a brand's social sharing picture, a file of this site (`npm run media -w provider --
 * shared`).
 */
export const brandPicturePath = (brand: BrandKey) => `/brands/${brand}/shared.jpg`
