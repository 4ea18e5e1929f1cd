import { pictureWire } from '../media/picture-wire'
import type { Names } from './names'

function known<T>(rows: Map<number, T>, id: number): T {
  const row = rows.get(id)
  if (!row) throw new Error(`Nothing of id ${id} among the names`)
  return row
}

export function brandRef(names: Names, id: number) {
  const { externalId, name } = known(names.brands, id)
  return { id, external_id: externalId, name }
}

export function instructorRef(names: Names, id: number, mediaUrl: string) {
  const { firstName, lastName, portrait } = known(names.instructors, id)
  const { url, placeholder } = pictureWire(mediaUrl, portrait)
  return { id, first_name: firstName, last_name: lastName, image_url: url, placeholder }
}

/** The wire form of rows of a small list, in the order of the ids. */
export function namedList(
  rows: Map<number, { id: number; name: string; icon: string }>,
  ids: readonly number[] = [...rows.keys()],
) {
  return ids.map((id) => {
    const { name, icon } = known(rows, id)
    return { id, name, icon }
  })
}
