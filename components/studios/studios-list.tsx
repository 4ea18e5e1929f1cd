'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ChipLinks } from '@/components/ui/chip-links'
import { ListBody } from '@/components/ui/list-body'
import { SearchForm } from '@/components/ui/search-form'
import { toast } from '@/components/ui/toast/toast-store'
import { type ServerPage, useGrowingList } from '@/hooks/catalogue/use-growing-list'
import { usePosition } from '@/hooks/studios/use-position'
import { useStudioFilters } from '@/hooks/studios/use-studio-filters'
import { brandLinks } from '@/lib/brand/brand-links'
import { browserApi } from '@/lib/api/browser'
import { listStudios, type StudioQuery } from '@/lib/api/studios'
import type { PageContext } from '@/lib/routing/links'
import {
  FIRST_RADIUS,
  type StudioFilters,
  toStudioQuery,
  widerRadius,
} from '@/lib/studios/studio-filters'
import { listTextsAround, widenText } from './list-texts-around'
import { NearMe } from './near-me'
import { StudioGrid } from './studio-grid'
import { StudioSkeletons } from './studio-skeletons'
import type { StudiosTexts } from './studios-texts'

const read = (query: StudioQuery) => listStudios(browserApi, query)

interface StudiosListProps {
  context: PageContext
  brandId: number | null
  texts: StudiosTexts
  served: ServerPage
  /** The server's first page. */
  children: ReactNode
}

/** Studios under a visitor's hands: searched, of one brand, or around where they are. */
export function StudiosList({ context, brandId, texts, served, children }: StudiosListProps) {
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
          key={filters.q}
          label={texts.search}
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
        {items.length > 0 && <StudioGrid studios={items} context={context} texts={texts.card} />}
      </ListBody>
    </>
  )
}
