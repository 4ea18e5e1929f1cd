type IdFilter = 'equipment_ids' | 'body_focuses_ids' | 'modalities_ids'
type LineFilter = 'level' | IdFilter

/** Whole lists whose number of items a line can say, by the name of the number. */
const wholeLists = { all: 'workouts', programs: 'programs', instructors: 'instructors' } as const

/** Choices of a filter of the workouts; one by ids is named by the provider's icon key. */
const choices = {
  beginner: { filter: 'level', choice: 'beginner' },
  none: { filter: 'equipment_ids', choice: 'none' },
  bands: { filter: 'equipment_ids', choice: 'bands' },
  bag: { filter: 'equipment_ids', choice: 'bag' },
  bike: { filter: 'equipment_ids', choice: 'bike' },
  block: { filter: 'equipment_ids', choice: 'block' },
  dumbbells: { filter: 'equipment_ids', choice: 'dumbbells' },
  gloves: { filter: 'equipment_ids', choice: 'gloves' },
  kettlebells: { filter: 'equipment_ids', choice: 'kettlebells' },
  mat: { filter: 'equipment_ids', choice: 'mat' },
  reformer: { filter: 'equipment_ids', choice: 'reformer' },
  rower: { filter: 'equipment_ids', choice: 'rower' },
  treadmill: { filter: 'equipment_ids', choice: 'treadmill' },
  back: { filter: 'body_focuses_ids', choice: 'back' },
  endurance: { filter: 'body_focuses_ids', choice: 'endurance' },
  glutes: { filter: 'body_focuses_ids', choice: 'glutes' },
  hips: { filter: 'body_focuses_ids', choice: 'hips' },
  legs: { filter: 'body_focuses_ids', choice: 'legs' },
  mind: { filter: 'body_focuses_ids', choice: 'mind' },
  hiit: { filter: 'modalities_ids', choice: 'hiit' },
  meditation: { filter: 'modalities_ids', choice: 'meditation' },
} as const satisfies Record<string, { filter: LineFilter; choice: string }>

type WholeList = keyof typeof wholeLists
type NumberName = WholeList | keyof typeof choices

/**
 * The numbers in the line of a brand's home page, `catalogue.home.lines` in the messages, where
 * `{bike}` is the number and `<bikeList>` the link to the list that has as many.
 */
const lines: Partial<Record<string, readonly NumberName[]>> = {
  all: ['all', 'programs', 'instructors', 'none'],
  yoga: ['all', 'beginner', 'block'],
  cycling: ['bike', 'endurance', 'hiit'],
  pilates: ['mat', 'reformer', 'back'],
  barre: ['legs', 'glutes', 'none'],
  rowing: ['rower', 'endurance', 'back'],
  boxing: ['gloves', 'bag', 'none'],
  stretching: ['beginner', 'hips', 'back'],
  running: ['treadmill', 'none', 'beginner'],
  dance: ['none', 'beginner'],
  strength: ['dumbbells', 'kettlebells', 'bands'],
  wellness: ['mind', 'meditation', 'none'],
}

/** What is known of a brand's catalogue; null for what could not be loaded. */
export interface BrandFacts {
  totals: Record<WholeList, number | null>
  counts: Record<LineFilter, Record<string, number>> | null
  /** The choices of the filters by ids. */
  terms: Record<IdFilter, readonly { id: number; icon: string | null }[]>
}

/** A number of a line and the list that has as many items. */
export interface LineNumber {
  name: NumberName
  count: number
  screen: (typeof wholeLists)[WholeList]
  query: Record<string, string>
}

function numberOf(name: NumberName, { totals, counts, terms }: BrandFacts): LineNumber {
  if (name in wholeLists) {
    const list = name as WholeList
    return { name, count: totals[list] ?? 0, screen: wholeLists[list], query: {} }
  }
  const { filter, choice } = choices[name as keyof typeof choices]
  const value =
    filter === 'level' ? choice : String(terms[filter].find(({ icon }) => icon === choice)?.id)
  return {
    name,
    count: counts?.[filter][value] ?? 0,
    screen: 'workouts',
    query: { [filter]: value },
  }
}

/**
 * The numbers of the line of a brand's home page, in its order; null for a brand without a line of
 * its own, and when one of them is unknown or below two, for which the lines have no words.
 *
 * @param brand the key of its look
 */
export function homeLine(brand: string, facts: BrandFacts): LineNumber[] | null {
  const numbers = lines[brand]?.map((name) => numberOf(name, facts))
  return numbers?.every(({ count }) => count > 1) ? numbers : null
}
