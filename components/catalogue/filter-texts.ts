import { getTranslations } from 'next-intl/server'
import type { SearchFormTexts } from '@/components/ui/search-form'
import type { CountedFilter, ValueFilter } from '@/lib/catalogue/filter-table'
import type { SortChoice } from '@/lib/catalogue/video-filters'
import type { Plural } from '@/lib/locale/fill'

export interface FilterTexts {
  search: SearchFormTexts
  filters: string
  close: string
  clear: string
  show: Plural
  /** Instead of it, while the number is not known. */
  showUncounted: string
  /** By the keys of filters. */
  names: Record<CountedFilter, string>
  choices: Record<ValueFilter, Readonly<Record<string, string>>>
  brand: string
  allBrands: string
  sort: string
  sorts: Record<SortChoice, string>
  /** With `{name}`. */
  remove: string
  countsFailed: string
  retry: string
}

/** The texts of the filters in the page's language. Server components only. */
export async function filterTexts(): Promise<FilterTexts> {
  const [t, common] = await Promise.all([getTranslations('catalogue'), getTranslations('common')])
  return {
    search: { label: t('filters.search'), clear: common('clearSearch') },
    filters: t('filters.open'),
    close: t('filters.close'),
    clear: t('list.clear'),
    show: t.raw('filters.show'),
    showUncounted: t('filters.showUncounted'),
    remove: t.raw('filters.remove'),
    countsFailed: t('filters.countsFailed'),
    retry: common('retry'),
    names: t.raw('filters.names'),
    choices: t.raw('filters.choices'),
    brand: t('filters.brand'),
    allBrands: t('filters.allBrands'),
    sort: t('filters.sort'),
    sorts: {
      best: t('sorts.best'),
      newest: t('sorts.newest'),
      popular: t('sorts.popular'),
      short: t('sorts.short'),
    },
  }
}
