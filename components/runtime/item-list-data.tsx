'use client'

import { HtmlScript } from '@/components/ui/html-script'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'
import { itemList } from '@/lib/seo/structured/lists'
import { structuredText } from '@/lib/seo/structured/thing'

interface ItemListDataProps {
  name: string
  /** What the cards of the list get too, so that the page's data only refers to it. */
  items: readonly { id: number; name?: string; title?: string }[]
  /** The screen of an item. */
  screen: ScreenKey
  context: PageContext
  /** The public URL of the site. */
  origin: string
}

/**
 * Structured data of a list for search engines. A client component that only the server runs, so
 * that the text is in the page's HTML and not again in its data.
 */
export function ItemListData(props: ItemListDataProps) {
  const text = typeof window === 'undefined' ? listText(props) : ''
  return <HtmlScript type="application/ld+json" text={text} />
}

function listText({ name, items, screen, context, origin }: ItemListDataProps): string {
  const to = linksFrom(context)
  const listed = items.map((item) => ({
    name: item.name ?? item.title ?? '',
    url: `${origin}${to(screen, { id: item.id })}`,
  }))
  return structuredText([itemList(name, listed)])
}
