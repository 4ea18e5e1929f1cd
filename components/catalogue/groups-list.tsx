'use client'

import type { ReactNode } from 'react'
import { useGrowingList, type ServerPage } from '@/hooks/catalogue/use-growing-list'
import { useVideoFilters } from '@/hooks/catalogue/use-video-filters'
import { brandLinks } from '@/lib/brand/brand-links'
import { browserApi } from '@/lib/api/browser'
import { type GroupKind, listVideoGroups, type VideoGroupQuery } from '@/lib/api/video-groups'
import { groupCardData } from '@/lib/catalogue/card-data'
import { groupsScreen } from '@/lib/catalogue/group-screens'
import { chosenPractices } from '@/lib/catalogue/practices'
import type { Term } from '@/lib/catalogue/terms'
import {
  clearFilters,
  countFilters,
  filtersOfPractice,
  filtersToParams,
  toggleId,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import { fill } from '@/lib/locale/fill'
import type { ListContext } from '@/lib/routing/links'
import { ChipLinks } from '@/components/ui/chip-links'
import { ListBody } from '@/components/ui/list-body'
import { RemovableChip } from '@/components/ui/removable-chip'
import { SearchForm } from '@/components/ui/search-form'
import type { GroupsTexts } from './list-texts'
import { GroupGrid } from './group-card'
import { TypeChips } from './type-chips'

const reads = {
  collection: (query: VideoGroupQuery) => listVideoGroups(browserApi, 'collection', query),
  program: (query: VideoGroupQuery) => listVideoGroups(browserApi, 'program', query),
}

interface GroupsListProps {
  kind: GroupKind
  context: ListContext
  brandId: number | null
  modalities: readonly Term[]
  texts: GroupsTexts
  served: ServerPage
  /** The server-rendered first page. */
  children: ReactNode
}

/** The interactive list of collections or programs, with search and filters in the URL. */
export function GroupsList(props: GroupsListProps) {
  const { kind, context, brandId, modalities, texts, served, children } = props
  const choices = { modalities_ids: modalities }
  const { filters, setFilters, noteBrand } = useVideoFilters(groupsScreen[kind], choices, brandId)
  const list = useGrowingList({
    name: groupsScreen[kind],
    query: { brandId, modalitiesIds: filters.modalities_ids, q: filters.q },
    read: reads[kind],
    asServed: countFilters(filters) === 0,
    served,
  })
  const items = list.data?.items ?? []

  function change(next: VideoFilters) {
    list.reset()
    setFilters(next)
  }

  return (
    <>
      <div className="filter-bar">
        <SearchForm
          texts={texts.search}
          initial={filters.q}
          onSearch={(q) => change({ ...filters, q })}
        />
        <ChipLinks
          heading={2}
          label={texts.brands}
          links={brandLinks(context, groupsScreen[kind], {
            query: filtersToParams(filtersOfPractice(filters, choices)),
            all: texts.allBrands,
          })}
          onFollow={noteBrand}
        />
        <TypeChips
          label={texts.modalities}
          modalities={modalities}
          filters={filters}
          onChange={change}
        />
        {chosenPractices(modalities, filters.modalities_ids).map(({ id, name, lang }) => (
          <div key={id}>
            <RemovableChip
              {...{ name, lang }}
              label={fill(texts.remove, { name })}
              onRemove={() => change(toggleId(filters, 'modalities_ids', id))}
            />
          </div>
        ))}
      </div>
      <ListBody
        list={list}
        texts={texts.list}
        locale={context.locale}
        onClear={() => change(clearFilters(filters))}
        served={children}
      >
        {items.length > 0 && (
          <GroupGrid groups={items.map(groupCardData)} context={context} texts={texts.card} />
        )}
      </ListBody>
    </>
  )
}
