/** Which form of a text goes with a whole number, as in CLDR. */
type PluralRule = (count: number) => Intl.LDMLPluralRule

// `Intl.PluralRules` knows all languages, but its first use stops a phone for a tenth of a second.
const isMillions = (count: number) => count !== 0 && count % 1_000_000 === 0

/** The rules of the product's languages, named by what they tell apart. */
export const pluralRules = {
  one: (count) => (count === 1 ? 'one' : 'other'),
  oneAndMillions: (count) => (count === 1 ? 'one' : isMillions(count) ? 'many' : 'other'),
  belowTwoAndMillions: (count) => (count < 2 ? 'one' : isMillions(count) ? 'many' : 'other'),
} satisfies Record<string, PluralRule>
