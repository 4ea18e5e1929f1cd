export interface StartGroup<T> {
  startDateTime: string
  classes: T[]
}

/** Classes that start at the same moment, together and in order (requirements CAT-18). */
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
