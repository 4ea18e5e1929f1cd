import { flatten, type Messages } from './compare-languages'

type Country = 'AU' | 'CA'
interface Spelling {
  british: string
  american: string
  /**
   * Countries in which the British spelling is correct; when empty it is only rejected in American
   * English.
   */
  countries: readonly Country[]
}

const pairs = (text: string, countries: readonly Country[]): Spelling[] =>
  text.split(/\s+/).map((pair) => {
    const [british = '', american = ''] = pair.split('/')
    return { british, american, countries }
  })

const forms = (roots: string, endings: string, [british, american]: readonly [string, string]) =>
  roots
    .split(' ')
    .flatMap((root) => endings.split(' ').map((end) => [root, end === '-' ? '' : end] as const))
    .map(([root, end]) => `${root}${british}${end}/${root}${american}${end}`)
    .join(' ')

const our = forms(
  'arm behavi cand clam col endeav fav flav harb hon hum lab neighb od parl rig rum sav splend vap vig',
  '- s ed ing able ful hood less er ers',
  ['our', 'or'],
)
const ourite = forms('fav', '- s d', ['ourite', 'orite'])
const re = forms('calib cent centimet fib kilomet lit lust met millimet somb spect theat', '- s', [
  're',
  'er',
])
const doubled = forms(
  'cancel channel counsel dial fuel label level marvel model panel pedal refuel signal total travel tunnel',
  'ed ing er ers',
  ['l', ''],
)
const ise = forms(
  'apolog categor custom emphas energ equal final maxim memor minim mobil modern optim organ personal priorit real recogn special stabil summar synchron util visual',
  'e es ed er ers ing ation ations able',
  ['is', 'iz'],
)

const spellings: Spelling[] = [
  ...pairs(`${our} ${ourite} ${re} ${doubled}`, ['AU', 'CA']),
  ...pairs(
    `centred/centered centring/centering practised/practiced practising/practicing
    defence/defense offence/offense pretence/pretense grey/gray enrol/enroll enrolment/enrollment
    fulfil/fulfill skilful/skillful wilful/willful instalment/installment jewellery/jewelry
    marvellous/marvelous plough/plow mould/mold moustache/mustache pyjamas/pajamas savoury/savory
    manoeuvre/maneuver`,
    ['AU', 'CA'],
  ),
  ...pairs(
    `${ise} analyse/analyze analysed/analyzed analysing/analyzing paralyse/paralyze tyre/tire
    tyres/tires kerb/curb sceptical/skeptical ageing/aging mum/mom cosy/cozy yoghurt/yogurt
    aluminium/aluminum`,
    ['AU'],
  ),
  // Words that are also correct in Australia or Canada in another sense, as a noun or a verb.
  ...pairs(
    `practise/practice licence/license cheque/check programme/program programmes/programs
    whilst/while learnt/learned leant/leaned leapt/leaped storey/story draught/draft
    aeroplane/airplane`,
    [],
  ),
]

/**
 * The words of an English text that are spelled differently in the country, each with the correct
 * spelling.
 *
 * @param tag a BCP 47 tag of English; without a country it is American
 */
export function findSpellings(text: string, tag: string): { word: string; instead: string }[] {
  const country = tag.split('-')[1]
  const wanted = spellings.flatMap(({ british, american, countries }) => {
    if (country !== 'AU' && country !== 'CA') return [{ word: british, instead: american }]
    return countries.includes(country) ? [{ word: american, instead: british }] : []
  })
  const words = new Set(text.toLowerCase().match(/[a-z]+/g))
  return wanted.filter(({ word }) => words.has(word))
}

/** Words in American, Australian or Canadian English texts that are spelled differently there. */
export function findMisspellings(en: Messages, others: Record<string, Messages>): string[] {
  const english = flatten(en)
  const countries = Object.entries(others).filter(([tag]) => tag.startsWith('en-'))
  const all = [
    ['en', english] as const,
    // The file of a country only holds what differs.
    ...countries.map(([tag, own]) => [tag, new Map([...english, ...flatten(own)])] as const),
  ]
  return all.flatMap(([tag, texts]) =>
    [...texts].flatMap(([key, text]) =>
      findSpellings(text, tag).map(
        ({ word, instead }) => `${tag}.json, ${key}: “${word}” is spelled “${instead}”`,
      ),
    ),
  )
}
