import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner/spinner'
import type { NothingFoundTexts } from '@/components/ui/state/nothing-found'
import { ErrorState } from '@/components/ui/state/error-state'
import type { Async } from '@/lib/api/async'
import type { Paged } from '@/lib/api/async-pages'
import type { Locale } from '@/lib/locale/locales'
import { type Plural, plural } from '@/lib/locale/fill'
import { Button } from './button'
import { CardSkeletons } from './card-skeletons'
import { onDemand } from './on-demand'

const NothingFound = onDemand(() =>
  import('./state/nothing-found').then((module) => module.NothingFound),
)

export interface ListTexts {
  count: Plural
  loading: string
  loadMore: string
  empty: NothingFoundTexts
  error: { title: string; text: string; retry: string }
}

interface ListBodyProps {
  list: Async<Paged<unknown>> & { asServed: boolean; loadMore: () => void }
  texts: ListTexts
  locale: Locale
  onClear: () => void
  /** Shown in an empty list before the button that clears the filters. */
  emptyAction?: ReactNode
  /** Loading skeletons, if not those of cards with a picture. */
  skeletons?: ReactNode
  /** The server-rendered first page, shown while no filter is active. */
  served: ReactNode
  /** Further pages, or the pages that replace it; null when there are none. */
  children: ReactNode
}

/** The states of a list: number of items, cards, loading, error and empty. */
export function ListBody(props: ListBodyProps) {
  const { list, texts, locale, onClear, emptyAction, skeletons, served, children } = props
  const { items, total = null, hasMore } = list.data ?? {}
  const isGrowing = list.asServed || Boolean(children)
  const isSettled = !list.isLoading && !list.error
  return (
    <>
      <p className="list-count" role="status">
        {total !== null && plural(texts.count, total, locale)}
      </p>
      {list.asServed && served}
      {children}
      {list.isLoading &&
        (isGrowing ? (
          <div className="list-more">
            <Spinner label={texts.loading} />
          </div>
        ) : (
          (skeletons ?? <CardSkeletons count={8} label={texts.loading} />)
        ))}
      {Boolean(list.error) && (
        <ErrorState
          title={texts.error.title}
          retry={{ label: texts.error.retry, onClick: list.retry }}
        >
          {texts.error.text}
        </ErrorState>
      )}
      {!list.asServed && isSettled && items?.length === 0 && (
        <NothingFound texts={texts.empty} onClear={onClear} action={emptyAction} />
      )}
      {hasMore && !list.isLoading && (
        <Button
          variant="secondary"
          className="list-more"
          data-needs-script=""
          onClick={list.loadMore}
        >
          {texts.loadMore}
        </Button>
      )}
    </>
  )
}
