/** A value of structured data; what is undefined is left out. */
export type Value = string | number | boolean | undefined | Thing | readonly (string | Thing)[]

/** Something as schema.org describes it. */
export interface Thing {
  '@type': string
  [property: string]: Value
}

/**
 * The text of a `<script type="application/ld+json">`. No `<` stands in it, so that no title can end
 * the script.
 */
export function structuredText(things: readonly Thing[]): string {
  const [only] = things
  const graph = things.length === 1 ? only : { '@graph': things }
  return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c')
}
