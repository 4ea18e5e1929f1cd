import { instructorPosters, quietPosters } from './content/posters'
import { dayMs } from '../time'

/** The posters of a brand that fit anybody's content: nobody is seen in them. */
function postersWithoutPeople(workoutType: string): readonly string[] {
  const posters = quietPosters[workoutType]
  if (!posters) throw new Error(`No posters of ${workoutType}`)
  return posters
}

/** `lists` are the lists in which an item stands, `portrait` is that of its only instructor. */
type Pictured = { workoutType: string; lists: readonly string[]; portrait?: string }

/**
 * Posters for content in the order of its lists, by index. A person in one is the instructor; no two
 * neighbors of a list share one, and the one that was used longest ago comes first.
 */
export function choosePosters(items: readonly Pictured[]): string[] {
  const lastUse = new Map<string, number>()
  const lastOf = new Map<string, string>()
  return items.map(({ workoutType, lists, portrait }, index) => {
    const own = portrait === undefined ? [] : (instructorPosters[portrait] ?? [])
    const fitting = [...postersWithoutPeople(workoutType), ...own]
    const neighbors = lists.map((list) => lastOf.get(list))
    const free = fitting.filter((poster) => !neighbors.includes(poster))
    const age = (poster: string) => index - (lastUse.get(poster) ?? -Infinity)
    const chosen = (free.length > 0 ? free : fitting).reduce((a, b) => (age(b) > age(a) ? b : a))
    lastUse.set(chosen, index)
    for (const list of lists) lastOf.set(list, chosen)
    return chosen
  })
}

type Slot = { slot: string; brand: string; startsAt: Date }

/** The Monday-based week in UTC, counted from 1970, which began on a Thursday. */
const weekOf = (time: Date) => Math.floor((time.getTime() / dayMs + 3) / 7)

/**
 * Posters of live classes by slot, in turn through each brand's classes of a week, so that the same
 * slot has the same poster whenever the timetable is filled. `classes` are those of whole weeks.
 */
export function postersBySlot(classes: readonly Slot[]): Map<string, string> {
  const weeks = new Map<string, Slot[]>()
  for (const one of [...classes].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const key = `${one.brand} ${weekOf(one.startsAt)}`
    weeks.set(key, [...(weeks.get(key) ?? []), one])
  }
  const posters = new Map<string, string>()
  for (const week of weeks.values())
    week.forEach(({ slot, brand }, place) => {
      const quiet = postersWithoutPeople(brand)
      const turn = place % quiet.length
      // The next week begins with the first one again.
      const isLastAndFirst = place === week.length - 1 && turn === 0
      posters.set(slot, quiet[isLastAndFirst ? 1 : turn]!)
    })
  return posters
}
