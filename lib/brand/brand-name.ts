import { brandOfRef } from './listed-brands'
import { pageBrands } from './page-brands'

/** The names of practices in the page's language: `catalogue.terms.modalities` of the messages. */
export type PracticeNames = Readonly<Record<string, string>>

/**
 * What a brand of an answer is called on a page: as its practice is in the page's language, else as
 * the provider names it.
 */
export function brandName(brand: Parameters<typeof brandOfRef>[0], names: PracticeNames): string {
  const { key } = brandOfRef(brand)
  return Object.hasOwn(names, key) ? names[key]! : brand.name
}

/**
 * The same for what is rendered in browsers alone, where the page's head holds the names. Not for
 * what is in the static HTML too.
 */
export const brandNameHere = ({ id, name }: { id: number | string; name: string }): string =>
  pageBrands().find((brand) => String(brand.id) === String(id))?.name ?? name
