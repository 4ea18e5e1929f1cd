import { useSearch } from '@/hooks/use-search'
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
 * The filters of a list in the URL, and a function to change them. Each change is a history entry,
 * so that Back undoes it; other parameters are kept. The list of another brand is a page of its
 * own, so links to it report the change with `noteBrand`.
 *
 * @param choices the available values; ids that are not among them are ignored
 * @param brandId the brand of the list; null for all
 */
export function useVideoFilters(mode: CardMode, choices: Partial<Facets>, brandId: number | null) {
  const asked = parseVideoFilters(new URLSearchParams(useSearch()), mode)
  const filters = dropUnknown(asked, choices, brandId)
  function setFilters(next: VideoFilters) {
    track('Filter On Demand', next)
    pushParams(filtersToParams(next))
  }
  function noteBrand(brand: string, kept = filters) {
    track('Filter On Demand', { ...kept, brand })
  }
  return { filters, setFilters, noteBrand }
}
