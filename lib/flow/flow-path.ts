import type { Locale } from '@/lib/locale/locales'
import type { QueryParams } from '@/lib/routing/query'
import { localePath } from '@/lib/routing/locale-path'
import { linksFrom, type PageLink, screenPath } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'
import type { Brand } from '@/lib/brand/brands'
import { brandFromQuery } from '@/lib/brand/parse-brand'
import { type FlowParams, namesStoreAlone } from './flow-params'

/**
 * The path of a step with the visitor's parameters, overridden by `extra`. A studio's `store_id`
 * and a plan's `sp` together lead to the studio's own payment page, so a plan chosen here is not
 * added beside a store.
 */
export function flowPath(
  screen: ScreenKey,
  { locale, params, extra = {} }: { locale: Locale; params: FlowParams; extra?: QueryParams },
): string {
  const query: QueryParams = { ...params, ...extra }
  if (namesStoreAlone(params)) delete query.sp
  return localePath(locale, screenPath(screen, query))
}

/** The brand in the parameters of the flow; X+ when there is none. */
export const flowBrand = (params: FlowParams): Brand => brandFromQuery(new URLSearchParams(params))

/** Links that leave the flow: with its language and brand, without its other parameters. */
export function flowLinks(locale: Locale, params: FlowParams): PageLink {
  return linksFrom({ locale, brand: flowBrand(params).key })
}
