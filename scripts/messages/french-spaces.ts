import { flatten, type Messages } from './compare-languages'

const rules = [
  { wrong: /[ \u00a0\u202f][;!?]/, rule: 'no space before ; ! ?' },
  {
    wrong: /[^\u00a0]:(?!\w|\/\/)|«(?!\u00a0)|[^\u00a0]»/,
    rule: 'a non-breaking space before : and inside « »',
  },
  {
    wrong: /[\d}#] (?:%|\$|Mo|km|min|h|s)(?![\p{L}\d])/u,
    rule: 'a non-breaking space before a unit',
  },
]

/** French texts of Canada whose spaces beside signs and units are not those of the language. */
export const findFrenchSpaces = (file: string, messages: Messages): string[] =>
  [...flatten(messages)].flatMap(([key, text]) =>
    rules.filter(({ wrong }) => wrong.test(text)).map(({ rule }) => `${file}, ${key}: ${rule}`),
  )
