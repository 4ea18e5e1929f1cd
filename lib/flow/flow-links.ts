import { flowBrand } from '@/lib/flow/flow-brand'
import type { FlowParams } from '@/lib/flow/flow-params'
import type { Locale } from '@/lib/locale/locales'
import { linksFrom, type PageLink } from '@/lib/routing/links'

/** Addresses out of the steps: in their language and with their brand, without what is theirs alone. */
export function flowLinks(locale: Locale, params: FlowParams): PageLink {
  return linksFrom({ locale, brand: flowBrand(params).key })
}
