'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { CardSkeletons } from '@/components/ui/card-skeletons'
import { PlusIcon } from '@/components/ui/icons/actions'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { HeartDrawing } from '@/components/ui/state/drawings/heart-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { plural } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { GRID_SIZES } from '@/components/catalogue/card-sizes'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listFavoriteLists } from '@/lib/api/favorites'
import { swrKeys } from '@/lib/api/swr-keys'
import type { FavoritesTexts } from './favorites-texts'

const ListNameModal = modalOnDemand(() =>
  import('./list-name-modal').then((module) => module.ListNameModal),
)

/** The member's lists of favorites as tiles, and a button to create one. */
export function ListTiles({ context, texts }: { context: PageContext; texts: FavoritesTexts }) {
  const { status, data: lists, retry } = useFavoriteLists()
  const [naming, setNaming] = useState(false)
  const to = linksFrom(context)

  if (status === 'failed')
    return (
      <ErrorState title={texts.errorTitle} retry={{ label: texts.retry, onClick: retry }}>
        {texts.errorText}
      </ErrorState>
    )
  if (status === 'loading') return <CardSkeletons count={4} label={texts.loading} />

  const isUntouched = lists.length === 1 && lists[0]?.itemsCount === 0
  return (
    <>
      {isUntouched ? (
        <EmptyState
          drawing={<HeartDrawing />}
          title={texts.emptyTitle}
          action={<ButtonLink href={to('classes')}>{texts.toClasses}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <div className="ui-card-grid">
          {lists.map((list) => (
            <Card
              key={list.id}
              mode="collections"
              href={to('favorites-list', { id: list.id })}
              title={list.default ? texts.defaultName : list.name}
              heading="h2"
              picture={{
                src: list.coverUrl,
                placeholder: list.placeholder ?? undefined,
                alt: '',
                sizes: GRID_SIZES,
              }}
              facts={[plural(texts.count, list.itemsCount, context.locale)]}
            />
          ))}
        </div>
      )}
      <Button variant="secondary" className="list-more" onClick={() => setNaming(true)}>
        <PlusIcon size={20} /> {texts.newList}
      </Button>
      <ListNameModal open={naming} texts={texts} onClose={() => setNaming(false)} onSaved={retry} />
    </>
  )
}

/** The member's lists of favorites, the default one first. */
function useFavoriteLists() {
  return useRead(
    swrKeys.favoriteLists,
    async () => (await listFavoriteLists(browserApi)).data,
    recovering,
  )
}
