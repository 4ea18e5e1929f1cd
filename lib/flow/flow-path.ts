import type { Locale } from '@/lib/locale/locales'
import type { QueryParams } from '@/lib/routing/query'
import { localePath } from '@/lib/routing/locale-path'
import { linksFrom, type PageLink, screenPath } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'
import type { Brand } from '@/lib/brand/brands'
import { brandFromQuery } from '@/lib/brand/parse-brand'
import { type FlowParams, namesStoreAlone } from './flow-params'

/**
 * The address of a step, with the parameters that the visitor brought and `extra` over them. A
 * studio's `store_id` and a plan's `sp` together lead to the studio's own payment page from anywhere,
 * so a plan chosen here is not written beside a store.
 */
export function flowPath(
  screen: ScreenKey,
  { locale, params, extra = {} }: { locale: Locale; params: FlowParams; extra?: QueryParams },
): string {
  const query: QueryParams = { ...params, ...extra }
  if (namesStoreAlone(params)) delete query.sp
  return localePath(locale, screenPath(screen, query))
}

/** The brand that the parameters of the steps name; X+ when they name none. */
export const flowBrand = (params: FlowParams): Brand => brandFromQuery(new URLSearchParams(params))

/** Addresses out of the steps: in their language and with their brand, without what is theirs alone. */
export function flowLinks(locale: Locale, params: FlowParams): PageLink {
  return linksFrom({ locale, brand: flowBrand(params).key })
}
