'use client'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { CardSkeletons } from '@/components/ui/card-skeletons'
import { HeartDrawing } from '@/components/ui/state/drawings/heart-drawing'
import { LaneDrawing } from '@/components/ui/state/drawings/lane-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { RowError } from '@/components/ui/state/row-error'
import { useFavoriteList } from '@/hooks/favorites/use-favorite-list'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { useHydrated } from '@/hooks/use-hydrated'
import { useSearch } from '@/hooks/use-search'
import { isNotFound } from '@/lib/api/error-kinds'
import { plural } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { FavoriteCard } from './favorite-card'
import type { FavoritesTexts } from './favorites-texts'
import { ListTools } from './list-tools'

interface FavoriteListProps {
  context: PageContext
  texts: FavoritesTexts
}

/** The list of favorites with the id in the URL, else the default one. */
export function FavoriteList(props: FavoriteListProps) {
  const id = new URLSearchParams(useSearch()).get('id')
  // The server's HTML is shared by all lists.
  if (!useHydrated()) return <CardSkeletons count={8} label={props.texts.loading} />
  return <Content key={id} id={/^\d{1,9}$/.test(id ?? '') ? String(id) : 'default'} {...props} />
}

function Content({ id, context, texts }: FavoriteListProps & { id: string }) {
  const favorites = useFavoriteList(id)
  const focusProps = useRestoreFocus()
  const to = linksFrom(context)
  const { status, data, error } = favorites

  if (isNotFound(error))
    return (
      <EmptyState
        drawing={<LaneDrawing />}
        title={texts.missingTitle}
        action={<ButtonLink href={to('favorites')}>{texts.all}</ButtonLink>}
      />
    )
  if (status === 'failed')
    return (
      <ErrorState title={texts.errorTitle} retry={{ label: texts.retry, onClick: favorites.retry }}>
        {texts.errorText}
      </ErrorState>
    )
  if (status === 'loading') return <CardSkeletons count={8} label={texts.loading} />

  const { list, items, hasMore } = data

  return (
    <div {...focusProps}>
      <div className="ui-head">
        <div>
          <h1>{list.default ? texts.defaultName : list.name}</h1>
          <p className="ui-lead" role="status">
            {plural(texts.count, list.itemsCount, context.locale)}
          </p>
        </div>
        {!list.default && (
          <ListTools
            list={list}
            texts={texts}
            onRenamed={favorites.retry}
            afterDelete={to('favorites')}
          />
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState
          drawing={<HeartDrawing />}
          title={texts.emptyList}
          action={<ButtonLink href={to('classes')}>{texts.toClasses}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <div className="ui-card-grid">
          {items.map((item) => (
            <FavoriteCard
              key={item.id}
              item={item}
              context={context}
              texts={texts}
              onRemove={favorites.remove}
              onPutBack={favorites.putBack}
            />
          ))}
        </div>
      )}
      {Boolean(error) && (
        <RowError
          text={texts.moreError}
          retryLabel={texts.retry}
          onRetry={favorites.retry}
          loading={favorites.isLoading}
        />
      )}
      {hasMore && !error && (
        <Button
          variant="secondary"
          className="list-more"
          loading={favorites.isLoading}
          onClick={favorites.loadMore}
        >
          {texts.loadMore}
        </Button>
      )}
    </div>
  )
}
