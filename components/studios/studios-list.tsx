'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ChipLinks } from '@/components/ui/chip-links'
import { ListBody, type ListTexts } from '@/components/ui/list-body'
import { SearchForm } from '@/components/ui/search-form'
import { toast } from '@/components/ui/toast/toast-store'
import { type ServerPage, useGrowingList } from '@/hooks/catalogue/use-growing-list'
import { usePosition, useStudioFilters } from '@/hooks/studios/use-studio-filters'
import { brandLinks } from '@/lib/brand/brand-links'
import { browserApi } from '@/lib/api/browser'
import { listStudios, type StudioQuery } from '@/lib/api/studios'
import type { ListContext } from '@/lib/routing/links'
import {
  FIRST_RADIUS,
  type Radius,
  type StudioFilters,
  toStudioQuery,
  widerRadius,
} from '@/lib/studios/studio-filters'
import { fill, type Plural } from '@/lib/locale/fill'
import { radiusText } from '@/lib/studios/position'
import { Skeleton } from '@/components/ui/skeleton'
import { NearMe } from './near-me'
import { StudioCities, StudioGrid } from './studio-grid'
import type { StudiosTexts } from './studios-texts'

const read = (query: StudioQuery) => listStudios(browserApi, query)

interface StudiosListProps {
  context: ListContext
  brandId: number | null
  texts: StudiosTexts
  served: ServerPage
  /** The city of the last studio on the server-rendered page. */
  servedUntil: string | null
  /** The server-rendered first page. */
  children: ReactNode
}

/** The interactive list of studios: by search, by brand, or around the visitor. */
export function StudiosList(props: StudiosListProps) {
  const { context, brandId, texts, served, servedUntil, children } = props
  const { filters, setFilters } = useStudioFilters()
  const { position, asking, ask } = usePosition(filters.near !== null)
  const near = position && filters.near
  const wider = near && widerRadius(near)
  const list = useGrowingList({
    name: 'studios',
    query: toStudioQuery(filters, brandId, position),
    read,
    asServed: filters.q === '' && near === null,
    served,
  })
  const items = list.data?.items ?? []

  function change(next: StudioFilters) {
    list.reset()
    setFilters(next)
  }

  async function toggleNear() {
    if (near) return change({ ...filters, near: null })
    const failure = await ask()
    if (failure) toast({ kind: 'info', message: texts.near[failure] })
    else change({ ...filters, near: filters.near ?? FIRST_RADIUS })
  }

  return (
    <>
      <div className="studio-bar">
        <SearchForm
          texts={texts.search}
          initial={filters.q}
          onSearch={(q) => change({ ...filters, q })}
        />
        <NearMe
          texts={texts.near}
          near={near}
          asking={asking}
          onToggle={() => void toggleNear()}
          onRadius={(radius) => change({ ...filters, near: radius })}
        />
        <ChipLinks
          heading={2}
          label={texts.brands}
          links={brandLinks(context, 'studios', { query: { ...filters }, all: texts.allBrands })}
        />
      </div>
      <ListBody
        list={list}
        texts={listTextsAround(texts, near)}
        locale={context.locale}
        onClear={() => change({ q: '', near: null })}
        emptyAction={
          wider && (
            <Button onClick={() => change({ ...filters, near: wider })}>
              {widenText(texts, wider)}
            </Button>
          )
        }
        skeletons={<StudioSkeletons label={texts.list.loading} />}
        served={children}
      >
        {items.length > 0 &&
          (near ? (
            <StudioGrid studios={items} context={context} texts={texts.card} />
          ) : (
            <StudioCities
              studios={items}
              context={context}
              texts={texts.card}
              after={list.asServed ? servedUntil : null}
            />
          ))}
      </ListBody>
    </>
  )
}

/** The texts of the list for a search radius around the visitor; null means no radius. */
function listTextsAround(texts: StudiosTexts, near: Radius | null): ListTexts {
  const { list, countNearest, countWithin, emptyWithin } = texts
  if (near === null) return list
  if (near === 'any') return { ...list, count: countNearest }
  const radius = radiusText(Number(near), texts.near.unit)
  const forms = Object.entries(countWithin).map(([form, text]) => [form, fill(text, { radius })])
  return {
    ...list,
    count: Object.fromEntries(forms) as Plural,
    empty: { ...list.empty, title: fill(emptyWithin, { radius }) },
  }
}

/** The label of the button that widens the search. */
function widenText({ widen, widenAll, near }: StudiosTexts, radius: Radius): string {
  return radius === 'any'
    ? widenAll
    : fill(widen, { radius: radiusText(Number(radius), near.unit) })
}

/** The loading skeletons of studios. */
function StudioSkeletons({ label }: { label: string }) {
  return (
    <div className="ui-card-grid" role="status">
      <span className="ui-hidden">{label}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div className="studio-card" key={index}>
          <div className="studio-sign" />
          <div className="studio-text">
            <Skeleton width="35%" />
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </div>
          <div className="studio-action">
            <Skeleton width="100%" height="2.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
