import type { TaxonomyTerm } from '@/lib/api/taxonomy'

/** What a page calls modalities, equipment or body focuses. */
export interface TermTexts {
  /** Our own names, by the key that the provider names the icon with. */
  names: Readonly<Record<string, string>>
  /** The language of the provider's names, where it is not the page's. */
  lang?: string
}

/** A modality, a piece of equipment or a body focus, named for a page. */
export interface Term extends TaxonomyTerm {
  /** The language of the name, where it is not the page's. */
  lang?: string
}

/** A term under our own name for its key; one without a key of ours keeps the provider's. */
export function toTerm<T extends TaxonomyTerm>(named: T, { names, lang }: TermTexts): T & Term {
  const { icon } = named
  if (icon !== null && Object.hasOwn(names, icon)) return { ...named, name: names[icon]! }
  return lang ? { ...named, lang } : named
}
