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
