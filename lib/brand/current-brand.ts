import { notFound } from 'next/navigation'
import { brand as brandParam } from 'next/root-params'
import type { Brand } from './brands'
import { brandFromExternalId, brandFromName } from './parse-brand'

/**
 * The brand of the page being rendered, from its address. Server components only.
 *
 * Ends the render with 404 for an unknown one. That is also what ends each page at build, where the
 * only value is `_`: so no page asks the provider for anything while the product is being built.
 */
export async function currentBrand(): Promise<Brand> {
  const value = await brandParam()
  return brandFromExternalId(value) ?? brandFromName(value) ?? notFound()
}
