export interface StartGroup<T> {
  startDateTime: string
  classes: T[]
}

/** Classes that start at the same moment, together and in order (Specification 2). */
export function groupByStart<T extends { startDateTime: string }>(
  classes: readonly T[],
): StartGroup<T>[] {
  const groups = new Map<number, StartGroup<T>>()
  for (const one of classes) {
    const start = Date.parse(one.startDateTime)
    const group = groups.get(start) ?? { startDateTime: one.startDateTime, classes: [] }
    groups.set(start, { ...group, classes: [...group.classes, one] })
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group)
}

interface OfModalities {
  modalities: readonly { id: number }[]
}

/** The classes of any of these modalities; of none chosen, all of them. */
export function ofModalities<T extends OfModalities>(
  classes: readonly T[],
  chosen: readonly number[],
): readonly T[] {
  if (chosen.length === 0) return classes
  return classes.filter(({ modalities }) => modalities.some(({ id }) => chosen.includes(id)))
}

/** The modalities worth choosing among some classes, in their own order; what is chosen always is. */
export function modalityChoices<M extends { id: number }>(
  all: readonly M[],
  classes: readonly OfModalities[],
  chosen: readonly number[],
): M[] {
  const given = new Set(classes.flatMap(({ modalities }) => modalities.map(({ id }) => id)))
  return all.filter(({ id }) => given.has(id) || chosen.includes(id))
}
