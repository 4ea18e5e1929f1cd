import type { Deps } from '../deps'
import { loadNames } from './names'
import { brandRef, instructorRef, namedList } from './present-names'

/** The wire form of instructors in the order of `ids`; an unknown id is left out. */
export async function presentInstructors(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  ids: readonly number[],
) {
  const names = await loadNames(db)
  return ids.flatMap((id) => {
    const instructor = names.instructors.get(id)
    if (!instructor) return []
    return {
      ...instructorRef(names, id, env.mediaUrl),
      bio: instructor.bio,
      brand_data: instructor.brandIds.map((brandId) => brandRef(names, brandId)),
      modalities: namedList(names.modalities, instructor.modalityIds),
    }
  })
}
