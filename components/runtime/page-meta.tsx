import { brands as ownBrands, type Brand } from '@/lib/brand/brands'
import { PAGE_BRANDS_META } from '@/lib/brand/page-brands'
import { PAGE_CONFIG_META } from '@/lib/config/page-config'
import { publicConfig } from '@/lib/config/public-config'

/** Writes the public configuration into the page. */
export function PageConfig() {
  return <meta name={PAGE_CONFIG_META} content={JSON.stringify(publicConfig())} />
}

/**
 * Writes those of the offered brands into the page that have no look of their own, or another name
 * in its language.
 */
export function PageBrands({ brands }: { brands: readonly Brand[] }) {
  const isKnown = ({ key, name }: Brand) =>
    ownBrands.some((own) => own.key === key && own.name === name)
  const others = brands.filter((brand) => !isKnown(brand))
  return others.length > 0 && <meta name={PAGE_BRANDS_META} content={JSON.stringify(others)} />
}

/**
 * Tells the cache handler which status this page is answered with, and that it is not kept; the page
 * itself renders whole, so it reads well without JavaScript (see cache-handler/document.mjs).
 */
export function ResponseStatus({ status }: { status: 200 | 404 | 503 }) {
  return <meta name="answer-status" content={String(status)} />
}
