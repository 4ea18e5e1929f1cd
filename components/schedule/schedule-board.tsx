'use client'

import { useDeferredValue } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { SearchForm } from '@/components/ui/search-form'
import { useIsGuest } from '@/hooks/session/use-signed-in'
import { useModalities } from '@/hooks/schedule/use-modalities'
import { useNow } from '@/hooks/use-now'
import { useSearchText } from '@/hooks/use-search-text'
import { addParams } from '@/lib/routing/query'
import { ScheduleDay, type ScheduleDayProps } from './schedule-day'
import { BrandTabs } from './schedule-filters'

const ClassSearch = onDemand(() => import('./class-search').then((module) => module.ClassSearch))

interface ScheduleBoardProps extends Omit<ScheduleDayProps, 'now' | 'isGuest' | 'kinds'> {
  /** The same day in every brand. */
  brands: readonly { key: string; name: string; href: string; current: boolean }[]
}

/** The interactive schedule: one day, or the results of a search over all days. */
export function ScheduleBoard({ brands, ...rest }: ScheduleBoardProps) {
  const { texts } = rest
  // Deferred, because re-rendering forty rows must not block input.
  const now = useDeferredValue(useNow())
  const isGuest = useDeferredValue(useIsGuest())
  const { q, setQ } = useSearchText()
  const kinds = useModalities(rest.modalities)
  const narrowed = { modalities_ids: kinds.chosen, q }
  const isNarrowed = q !== '' || kinds.chosen.length > 0
  const links = brands.map((brand) => ({ ...brand, href: addParams(brand.href, narrowed) }))
  const shown = { ...rest, now, isGuest, kinds }

  return (
    <>
      <BrandTabs
        label={texts.brands}
        links={links}
        // Each filter change creates new URLs for all brands, which are too many to prefetch.
        prefetch={isNarrowed ? false : undefined}
      />
      <SearchForm texts={texts.search} initial={q} onSearch={setQ} />
      {q === '' ? (
        <ScheduleDay {...shown} />
      ) : (
        <ClassSearch {...shown} q={q} onEnd={() => setQ('')} />
      )}
    </>
  )
}
