import { brands, defaultBrand, type Brand } from './brands'
import { pageBrands } from './page-brands'

/**
 * The brands with a look of their own, and in a browser, before them, those that the page has other
 * words about.
 */
const knownBrands = (): readonly Brand[] => [...pageBrands(), ...brands]

/**
 * The brand whose catalogue id this is. Only ids of known brands are accepted, compared as they are
 * written: `04`, ` 4` and `4.0` are not `4` (specification 5, external_id).
 *
 * @returns the brand, or null for anything else
 */
export function brandFromExternalId(
  value: string | null | undefined,
  known = knownBrands(),
): Brand | null {
  return known.find((brand) => brand.externalId !== null && brand.externalId === value) ?? null
}

/** The brand with this catalogue id, or null; X+ has none. */
export const brandOfId = (id: number): Brand | null =>
  knownBrands().find((brand) => brand.id === id) ?? null

/**
 * The brand with this name or workout type, in any case; `all` is X+.
 *
 * @returns the brand, or null for anything else
 */
export function brandFromName(
  value: string | null | undefined,
  known = knownBrands(),
): Brand | null {
  const name = value?.toLowerCase()
  return known.find((brand) => brand.key === name || brand.name.toLowerCase() === name) ?? null
}

/**
 * The brand that a query names: the first valid one of `external_id`, `brand_id` and `brand`, else
 * X+. Values are trimmed.
 */
export function brandFromQuery(query: URLSearchParams): Brand {
  const value = (key: string) => query.get(key)?.trim()
  return (
    brandFromExternalId(value('external_id')) ??
    brandFromExternalId(value('brand_id')) ??
    brandFromName(value('brand')) ??
    defaultBrand
  )
}
