/** The columns of a text table: one row a line, cells between bars, blank lines left out. */
export function parseLines(table: string, columns: number): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const cells = line.split(' | ').map((cell) => cell.trim())
      if (cells.length !== columns) throw new Error(`Expected ${columns} columns: ${line}`)
      return cells
    })
}

/** The ids of comma-separated names; an unknown name is a mistake in the content. */
export function idsOf(names: string, list: readonly { id: number; name: string }[]): number[] {
  return names.split(', ').map((name) => {
    const found = list.find((item) => item.name === name)
    if (!found) throw new Error(`Unknown name: ${name}`)
    return found.id
  })
}

/** The names of ids of a list. */
export function namesOf(
  ids: readonly number[],
  list: readonly { id: number; name: string }[],
): string[] {
  return list.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
