import type { TaxonomyTerm } from '@/lib/api/references'

/** Translated names of modalities, equipment or body focuses. */
export interface TermTexts {
  /** Names from our messages, by the icon key of the provider. */
  names: Readonly<Record<string, string>>
  /** Language of the provider's names, when it differs from the page's. */
  lang?: string
}

/** A modality, a piece of equipment or a body focus with its name for the page. */
export interface Term extends TaxonomyTerm {
  /** Language of the name, when it differs from the page's. */
  lang?: string
  /** The brand that a modality is, if it is a practice. */
  brandId?: number | null
}

/** A term with our name for its icon key; a term without one keeps the provider's name. */
export function toTerm<T extends TaxonomyTerm>(named: T, { names, lang }: TermTexts): T & Term {
  const { icon } = named
  if (icon !== null && Object.hasOwn(names, icon)) return { ...named, name: names[icon]! }
  return lang ? { ...named, lang } : named
}
