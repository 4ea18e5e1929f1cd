'use client'

import { useDeferredValue } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { SearchForm } from '@/components/ui/search-form'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { useModalities } from '@/hooks/schedule/use-modalities'
import { useNow } from '@/hooks/use-now'
import { useSearchText } from '@/hooks/use-search-text'
import { addParams } from '@/lib/routing/query'
import { ScheduleDay, type ScheduleDayProps } from './schedule-day'
import { BrandTabs } from './brand-tabs'

const ClassSearch = onDemand(() => import('./class-search').then((module) => module.ClassSearch))

interface ScheduleBoardProps extends Omit<ScheduleDayProps, 'now' | 'isGuest' | 'kinds'> {
  /** The same day of every brand. */
  brands: readonly { key: string; name: string; href: string; current: boolean }[]
}

/** The live classes under a visitor's hands: a day of them, or those of all days that a search finds. */
export function ScheduleBoard({ brands, ...rest }: ScheduleBoardProps) {
  const { texts } = rest
  // A day of forty rows: what changes in them waits for what the visitor does.
  const now = useDeferredValue(useNow())
  const isGuest = useDeferredValue(useSignedIn((signedIn) => signedIn === false))
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
        // Each choice makes new addresses of every brand: too many to load at every tap.
        prefetch={isNarrowed ? false : undefined}
      />
      <SearchForm key={q} label={texts.search} initial={q} onSearch={setQ} />
      {q === '' ? (
        <ScheduleDay {...shown} />
      ) : (
        <ClassSearch {...shown} q={q} onEnd={() => setQ('')} />
      )}
    </>
  )
}
