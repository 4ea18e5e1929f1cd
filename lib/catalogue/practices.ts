/** A kind of class; one that is a practice has the id of its brand. */
interface Kind {
  id: number
  brandId?: number | null
}

const isPractice = ({ brandId }: Kind) => brandId != null

/** The kinds to choose from as types: practices are chosen as brands. */
export const typesOf = <K extends Kind>(kinds: readonly K[]): K[] =>
  kinds.filter((kind) => !isPractice(kind))

/** The practices among chosen kinds. Nobody can choose them there, but links that were shared name them. */
export const chosenPractices = <K extends Kind>(kinds: readonly K[], chosen: readonly number[]) =>
  kinds.filter((kind) => isPractice(kind) && chosen.includes(kind.id))

/** The chosen kinds without practices, for links to another practice. */
export const withoutPractices = (kinds: readonly Kind[], chosen: readonly number[]): number[] =>
  chosen.filter((id) => !kinds.some((kind) => kind.id === id && isPractice(kind)))

/** The chosen kinds without the practice that the page is about, which would be a second filter for it. */
export const withoutOwnPractice = (
  kinds: readonly Kind[],
  chosen: readonly number[],
  brandId: number | null,
): number[] =>
  chosen.filter(
    (id) => !kinds.some((kind) => kind.id === id && brandId !== null && kind.brandId === brandId),
  )

/** The kinds of which there is an item, and all practices. */
export const withItems = <K extends Kind>(
  kinds: readonly K[],
  items: readonly { modalities: readonly { id: number }[] }[],
): K[] => {
  const given = new Set(items.flatMap(({ modalities }) => modalities.map(({ id }) => id)))
  return kinds.filter((kind) => isPractice(kind) || given.has(kind.id))
}
