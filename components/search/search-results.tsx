import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { SearchResult } from '@/lib/api/search'
import { fill } from '@/lib/locale/fill'
import type { PageContext } from '@/lib/routing/links'
import { isWholeList, itemLink, listLink } from '@/lib/search/search-links'
import { describeItems, type ItemSummary } from './describe-item'
import type { SearchTexts } from './search-texts'

interface SearchResultsProps {
  found: SearchResult
  context: PageContext
  texts: SearchTexts
  /** The id of the option that the arrow keys have reached; null for none. */
  activeId: string | null
}

/** What was found, in groups of options; each group ends with a link to its whole list. */
export function SearchResults({ found, context, texts, activeId }: SearchResultsProps) {
  return found.groups.map((group) => {
    const titleId = `search-${group.kind}`
    const seeAllId = `${titleId}-all`
    return (
      <div key={group.kind} role="group" aria-labelledby={titleId} className="search-group">
        <h3 id={titleId} role="presentation">
          {texts.kinds[group.kind]}
        </h3>
        {describeItems(group, texts, context.locale).map((item) => {
          const id = `${titleId}-${item.id}`
          return (
            <Option
              key={item.id}
              id={id}
              isActive={id === activeId}
              href={itemLink(context, group.kind, item)}
              item={item}
              lang={texts.lang}
            />
          )
        })}
        {group.total > group.items.length && (
          <Link
            id={seeAllId}
            role="option"
            aria-selected={seeAllId === activeId}
            tabIndex={-1}
            className="search-all"
            href={listLink(context, group.kind, found.filters)}
          >
            {isWholeList(group.kind, found.filters)
              ? fill(texts.seeAll, { count: group.total.toLocaleString(context.locale) })
              : texts.seeSimilar}
          </Link>
        )}
      </div>
    )
  })
}

interface OptionProps {
  id: string
  isActive: boolean
  href: string
  item: ItemSummary
  lang?: string
}

function Option({ id, isActive, href, item, lang }: OptionProps) {
  const { title, facts, picture, placeholder } = item
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="search-option"
      href={href}
    >
      {item.isPerson ? (
        <Avatar name={title} src={picture} placeholder={placeholder} size={44} />
      ) : (
        <Picture
          src={picture}
          alt=""
          sizes="72px"
          placeholder={placeholder}
          width={16}
          height={10}
        />
      )}
      <span className="search-what">
        <b lang={lang}>{title}</b>
        <span>{facts.join(' · ')}</span>
      </span>
    </Link>
  )
}
