import { instructorPosters, quietPosters } from './content/posters'
import { dayMs } from '../time'
import { seededRandom } from './random'

/** The posters of a brand that fit anybody's content: nobody is seen in them. */
function postersWithoutPeople(workoutType: string): readonly string[] {
  const posters = quietPosters[workoutType]
  if (!posters) throw new Error(`No posters of ${workoutType}`)
  return posters
}

/** `portrait` is that of the item's only instructor. */
type Pictured = { workoutType: string; portrait?: string }

/** The lists in which items stand, as indexes in the given order, from the names of an item's lists. */
export function listsOf<Item>(
  items: readonly Item[],
  order: readonly number[],
  namesOf: (item: Item) => readonly string[],
): number[][] {
  const lists = new Map<string, number[]>()
  for (const index of order)
    for (const name of namesOf(items[index]!)) {
      const list = lists.get(name)
      if (list) list.push(index)
      else lists.set(name, [index])
    }
  return [...lists.values()]
}

/** The items that stand beside each item in some list, by index. */
function neighborsIn(lists: readonly (readonly number[])[], count: number): Set<number>[] {
  const neighbors = Array.from({ length: count }, () => new Set<number>())
  for (const list of lists)
    for (let place = 1; place < list.length; place += 1) {
      const [before, after] = [list[place - 1]!, list[place]!]
      // A plan can have the same item on two days in a row.
      if (before === after) continue
      neighbors[before]!.add(after)
      neighbors[after]!.add(before)
    }
  return neighbors
}

/** How many posters at most are changed again where neighbors share one. */
const mostChanges = 300

/** For how many changes at least a poster that was taken from an item is not given back to it. */
const pause = 7

/**
 * Posters for content, by index. A person in one is the instructor; neighbors in `lists`, which hold
 * indexes in the order of a page, share one only where there are too few of them.
 */
export function choosePosters(
  items: readonly Pictured[],
  lists: readonly (readonly number[])[],
): string[] {
  const neighbors = neighborsIn(lists, items.length)
  const fitting = items.map(({ workoutType, portrait }) => [
    ...postersWithoutPeople(workoutType),
    ...(portrait === undefined ? [] : (instructorPosters[portrait] ?? [])),
  ])
  const chosen: string[] = []
  const sharers = (index: number, poster: string) => {
    let count = 0
    for (const other of neighbors[index]!) if (chosen[other] === poster) count += 1
    return count
  }

  // First the poster that fewest neighbors have, of those the one that was used longest ago.
  const lastUse = new Map<string, number>()
  for (const index of items.keys()) {
    const cost = (poster: string) => sharers(index, poster) * 1e6 + (lastUse.get(poster) ?? -1)
    const best = fitting[index]!.reduce((a, b) => (cost(b) < cost(a) ? b : a))
    chosen[index] = best
    lastUse.set(best, index)
  }

  // Then, while neighbors share one, the change that helps most, even if it costs another item its
  // poster: tabu search, which finds its way out of dead ends.
  const random = seededRandom('posters')
  const returns = new Map<string, number>()
  const isSharing = (index: number) => sharers(index, chosen[index]!) > 0
  const sharing = new Set([...items.keys()].filter(isSharing))
  for (let change = 0; change < mostChanges; change += 1) {
    let best: { index: number; poster: string; gain: number } | undefined
    for (const index of sharing) {
      const now = sharers(index, chosen[index]!)
      for (const poster of fitting[index]!) {
        if (poster === chosen[index] || (returns.get(`${index} ${poster}`) ?? 0) > change) continue
        const gain = now - sharers(index, poster)
        const isBetter = !best || gain > best.gain || (gain === best.gain && random() < 0.3)
        if (isBetter) best = { index, poster, gain }
      }
    }
    if (!best) break
    returns.set(
      `${best.index} ${chosen[best.index]!}`,
      change + pause + Math.floor(random() * pause),
    )
    chosen[best.index] = best.poster
    for (const index of [best.index, ...neighbors[best.index]!])
      if (isSharing(index)) sharing.add(index)
      else sharing.delete(index)
  }
  return chosen
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
