import { useSearch } from '@/hooks/use-search'
import type { BrandKey } from '@/lib/brand/brands'
import type { CardMode } from '@/lib/catalogue/card-modes'
import type { Facets } from '@/lib/catalogue/load-facets'
import {
  filtersToParams,
  dropUnknown,
  parseVideoFilters,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import { pushParams } from '@/lib/navigation/address-params'
import { track } from '@/lib/tracking/track'

/**
 * The filters of a list in the address bar, and a way to change them. Each change is an entry in the
 * history, so Back undoes it; other parameters stay. The list of another brand is a page of its own:
 * whoever leads there says so by `noteBrand`.
 *
 * @param choices what can be chosen; an id beyond them is no filter
 */
export function useVideoFilters(mode: CardMode, choices: Partial<Facets>) {
  const filters = dropUnknown(parseVideoFilters(new URLSearchParams(useSearch()), mode), choices)
  function setFilters(next: VideoFilters) {
    track('Filter On Demand', next)
    pushParams(filtersToParams(next))
  }
  function noteBrand(brand: BrandKey, kept = filters) {
    track('Filter On Demand', { ...kept, brand })
  }
  return { filters, setFilters, noteBrand }
}
