import { type FilterTexts, filterTexts } from './filter-texts'
import type { ListTexts } from '@/components/ui/list-body'
import { listTexts } from './list-texts'
import type { VideoCardTexts } from './video-card'
import { videoCardTexts } from './video-card-texts'

export interface WorkoutsTexts {
  card: VideoCardTexts
  filter: FilterTexts
  list: ListTexts
}

/** Everything that the list of workouts says, in the language of the page. */
export async function workoutsTexts(): Promise<WorkoutsTexts> {
  const [card, filter, list] = await Promise.all([
    videoCardTexts(),
    filterTexts(),
    listTexts('workouts'),
  ])
  return { card, filter, list }
}
