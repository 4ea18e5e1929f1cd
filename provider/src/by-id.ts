type WithId = { id: number }

export const byId = <Row extends WithId>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** The rows of `ids`, in that order; an id without a row is left out. */
export function inOrderOf<Row extends WithId>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const found = byId(rows)
  return ids.flatMap((id) => found.get(id) ?? [])
}
