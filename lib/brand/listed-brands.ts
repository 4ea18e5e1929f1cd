import { type Brand, brandKeys, brands, defaultBrand } from './brands'

/** A brand as the API refers to it. */
interface BrandRef {
  id: number
  externalId: number | string
  name: string
}

/** The brand that the API refers to; one that has no look of its own here looks like X+. */
export function brandOfRef({ id, externalId, name }: BrandRef): Brand {
  const key = String(externalId)
  return (
    brands.find((brand) => brand.externalId === key) ?? {
      key,
      look: defaultBrand.look,
      id,
      externalId: key,
      name,
    }
  )
}

/** The value of a query or a path that can name a brand without a look, as a regular expression. */
export const ANY_BRAND = '[A-Za-z0-9][\\w-]{0,31}'

const inAddress = new RegExp(`^${ANY_BRAND}$`)

/**
 * The brands of a list of the API: X+, then those listed, in that order. One whose id cannot stand
 * in an address, or means another brand there, is left out.
 */
export function brandsOfList(listed: readonly BrandRef[]): Brand[] {
  const ownKeys: readonly string[] = brandKeys
  const named = listed.map(brandOfRef)
  const canBeNamed = (brand: Brand) =>
    brands.includes(brand) || (inAddress.test(brand.key) && !ownKeys.includes(brand.key))
  return [defaultBrand, ...named.filter(canBeNamed)]
}
