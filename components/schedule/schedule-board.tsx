'use client'

import { useRouter } from 'next/navigation'
import { useDeferredValue, useMemo } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { useClassFilters } from '@/hooks/schedule/use-class-filters'
import { useIsGuest } from '@/hooks/session/use-signed-in'
import { useNow } from '@/hooks/use-now'
import { useSearchText } from '@/hooks/use-search-text'
import { typesOf, withoutPractices } from '@/lib/catalogue/practices'
import type { Term } from '@/lib/catalogue/terms'
import { linksFrom } from '@/lib/routing/links'
import { addParams } from '@/lib/routing/query'
import { modalityChoices } from '@/lib/schedule/agenda'
import { fromListed, type ListedClass, type ListedInstructor } from '@/lib/schedule/listed-class'
import type { ServedDay } from '@/lib/schedule/served-day'
import { ScheduleDay, type ScheduleDayProps } from './schedule-day'
import { type BrandLink, BrandTabs } from './schedule-filters'
import { ScheduleTools } from './schedule-tools'

const ClassSearch = onDemand(() => import('./class-search').then((module) => module.ClassSearch))
const ScheduleSheet = onDemand(() =>
  import('./schedule-sheet').then((module) => module.ScheduleSheet),
)

interface ScheduleBoardProps extends Omit<
  ScheduleDayProps,
  'now' | 'isGuest' | 'filters' | 'types' | 'served'
> {
  served: ServedDay<ListedClass> & { instructors: readonly ListedInstructor[] }
  modalities: readonly Term[]
  /** The same day in every brand. */
  brands: readonly BrandLink[]
}

/** The interactive schedule: one day, or the results of a search over all days. */
export function ScheduleBoard({ brands, served: listed, ...rest }: ScheduleBoardProps) {
  const { texts, modalities, brandId, context } = rest
  const served = useMemo(() => {
    const { instructors } = listed
    const known = { modalities, instructors }
    return { ...listed, classes: listed.classes.map((one) => fromListed(one, known)) }
  }, [listed, modalities])
  const router = useRouter()
  // Deferred, because re-rendering forty rows must not block input.
  const now = useDeferredValue(useNow())
  const isGuest = useDeferredValue(useIsGuest())
  const { q, setQ } = useSearchText()
  const filters = useClassFilters(modalities, brandId)
  const { chosen, part, period, instructors } = filters
  const isSearch = q !== '' || period !== null || instructors.length > 0
  const types = modalityChoices(typesOf(modalities), served.classes, chosen)
  const narrowed = {
    modalities_ids: withoutPractices(modalities, chosen),
    part,
    q,
    instructor_ids: instructors,
    starts_from: period?.startsFrom,
    starts_until: period?.startsUntil,
  }
  const links = brands.map((brand) => ({ ...brand, href: addParams(brand.href, narrowed) }))
  // The schedule without a brand is a different page.
  const clearWithBrand = () =>
    router.push(linksFrom({ ...context, brand: 'all' })('schedule', { date: rest.day, q }))
  const shown = { ...rest, served, now, isGuest, filters, types }

  return (
    <>
      <BrandTabs label={texts.brands} links={links} />
      <ScheduleTools
        q={q}
        onSearch={setQ}
        count={filters.count + (brandId === null ? 0 : 1)}
        onClear={brandId === null ? filters.clear : clearWithBrand}
        texts={texts}
      >
        <ScheduleSheet brands={links} withParts={!isSearch} {...{ filters, types, texts }} />
      </ScheduleTools>
      {isSearch ? (
        <ClassSearch {...shown} q={q} onEnd={filters.showDays} />
      ) : (
        <ScheduleDay {...shown} />
      )}
    </>
  )
}
