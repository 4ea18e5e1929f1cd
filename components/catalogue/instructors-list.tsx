'use client'

import type { ReactNode } from 'react'
import { ChipLinks } from '@/components/ui/chip-links'
import { useGrowingList, type ServerPage } from '@/hooks/catalogue/use-growing-list'
import { useSearchText } from '@/hooks/use-search-text'
import { browserApi } from '@/lib/api/browser'
import { type InstructorQuery, listInstructors } from '@/lib/api/instructors'
import { brandLinks } from '@/lib/brand/brand-links'
import { instructorCardData } from '@/lib/catalogue/card-data'
import type { TermTexts } from '@/lib/catalogue/terms'
import type { ListContext } from '@/lib/routing/links'
import { ListBody, type ListTexts } from '@/components/ui/list-body'
import { SearchForm, type SearchFormTexts } from '@/components/ui/search-form'
import { InstructorGrid } from './instructor-grid'

const read = (query: InstructorQuery) => listInstructors(browserApi, query)

interface InstructorsListProps {
  context: ListContext
  brandId: number | null
  texts: {
    search: SearchFormTexts
    brands: string
    allBrands: string
    modalities: TermTexts
    list: ListTexts
  }
  served: ServerPage
  /** The server-rendered first page. */
  children: ReactNode
}

/** The interactive list of all instructors, with the search in the URL. */
export function InstructorsList(props: InstructorsListProps) {
  const { context, brandId, texts, served, children } = props
  const { q, setQ } = useSearchText()
  const list = useGrowingList({
    name: 'instructors',
    query: { brandId, q },
    read,
    asServed: q === '',
    served,
  })
  const items = list.data?.items ?? []

  function search(text: string) {
    list.reset()
    setQ(text)
  }

  return (
    <>
      <ChipLinks
        heading={2}
        label={texts.brands}
        links={brandLinks(context, 'instructors', { query: { q }, all: texts.allBrands })}
      />
      <SearchForm texts={texts.search} initial={q} onSearch={search} />
      <ListBody
        list={list}
        texts={texts.list}
        locale={context.locale}
        onClear={() => search('')}
        served={children}
      >
        {items.length > 0 && (
          <InstructorGrid
            instructors={items.map((item) => instructorCardData(item, texts.modalities))}
            context={context}
          />
        )}
      </ListBody>
    </>
  )
}
