/**
 * The items in about their order, the first one at its place, so that neighbors differ in their
 * picture wherever that is possible. For lists of what resembles something or fits words; where the
 * order is one of time, it stays.
 */
export function keepPicturesApart<Item>(
  items: readonly Item[],
  pictureOf: (item: Item) => string | null,
): Item[] {
  const left = items.slice(1)
  const placed = items.slice(0, 1)
  while (left.length > 0) {
    const before = pictureOf(placed.at(-1)!)
    const crowding = crowdingPicture(left.map(pictureOf))
    const next = left.findIndex((item) =>
      crowding === null || crowding === before
        ? before === null || pictureOf(item) !== before
        : pictureOf(item) === crowding,
    )
    placed.push(...left.splice(Math.max(next, 0), 1))
  }
  return placed
}

/** The picture that so many have that it must take every second place from the next one on. */
function crowdingPicture(pictures: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>()
  for (const picture of pictures) if (picture) counts.set(picture, (counts.get(picture) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most && most[1] > pictures.length / 2 ? most[0] : null
}
