import type { FlowParams } from '@/lib/flow/flow-params'
import type { Locale } from '@/lib/locale/locales'
import type { QueryParams } from '@/lib/query'
import { localePath } from '@/lib/routing/locale-path'
import { screenPath } from '@/lib/routing/paths'
import type { ScreenKey } from '@/lib/routing/screens'

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
  if (params.store_id && params.sp === undefined) delete query.sp
  return localePath(locale, screenPath(screen, query))
}
