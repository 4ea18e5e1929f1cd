import { type MouseEvent, type RefObject, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { RowError } from '@/components/ui/state/row-error'
import type { useSiteSearch } from '@/hooks/search/use-site-search'
import { fill, plural } from '@/lib/locale/fill'
import type { PageContext } from '@/lib/routing/links'
import { forgetSearches, recentSearches } from '@/lib/search/recent-searches'
import { hasWords, toggleWords } from '@/lib/search/refine-text'
import { SearchResults } from './search-results'
import type { SearchTexts } from './search-texts'

interface SearchBodyProps {
  text: string
  setText: (text: string) => void
  search: ReturnType<typeof useSiteSearch>
  listRef: RefObject<HTMLDivElement | null>
  listId: string
  activeId: string | null
  onFollow: (event: MouseEvent) => void
  context: PageContext
  texts: SearchTexts
}

/** What is below the field: words to narrow by, then what was found or what was looked for before. */
export function SearchBody(props: SearchBodyProps) {
  const { text, setText, search, listRef, listId, activeId, onFollow, context, texts } = props
  const found = text.trim() === '' ? null : search.data
  const total = found?.groups.reduce((sum, group) => sum + group.total, 0)

  return (
    <>
      <div className="ui-chips" data-scroll="" role="group" aria-label={texts.refine}>
        {texts.refinements.split(', ').map((words) => (
          <Chip
            key={words}
            pressed={hasWords(text, words)}
            onClick={() => setText(toggleWords(text, words.toLocaleLowerCase(context.locale)))}
          >
            {words}
          </Chip>
        ))}
      </div>
      <p role="status" className="ui-hidden">
        {search.isCurrent && total !== undefined && plural(texts.found, total, context.locale)}
      </p>
      <div
        className="search-list"
        data-stale={found && !search.isCurrent ? '' : undefined}
        onClick={onFollow}
      >
        <div ref={listRef} id={listId} role="listbox" aria-label={texts.label}>
          {found && <SearchResults {...{ found, context, texts, activeId }} />}
        </div>
        {text.trim() === '' && <RecentSearches texts={texts} onChoose={setText} />}
        {text.trim() !== '' && search.status === 'loading' && (
          <p className="search-note">{texts.loading}</p>
        )}
        {Boolean(search.error) && (
          <RowError
            text={texts.failed}
            retryLabel={texts.retry}
            onRetry={search.retry}
            loading={search.isLoading}
          />
        )}
        {total === 0 && !search.error && (
          <div className="search-note">
            <h3>{fill(texts.none, { q: found?.q ?? '' })}</h3>
            <p>{texts.noneText}</p>
          </div>
        )}
      </div>
    </>
  )
}

interface RecentSearchesProps {
  texts: SearchTexts
  onChoose: (text: string) => void
}

function RecentSearches({ texts, onChoose }: RecentSearchesProps) {
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) return null

  function forget() {
    forgetSearches()
    setRecent([])
  }
  return (
    <section className="search-recent" aria-labelledby="search-recent">
      <header>
        <h3 id="search-recent">{texts.recent}</h3>
        <button type="button" className="search-clear" onClick={forget}>
          {texts.forget}
        </button>
      </header>
      <ul>
        {recent.map((one) => (
          <li key={one}>
            <button type="button" onClick={() => onChoose(one)}>
              {one}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
