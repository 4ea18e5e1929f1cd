import type { ListTexts } from '@/components/ui/list-body'
import { fill, type Plural } from '@/lib/locale/fill'
import type { Radius } from '@/lib/studios/studio-filters'
import type { StudiosTexts } from './studios-texts'

const within = ({ other, one }: Plural, radius: Radius): Plural => ({
  other: fill(other, { radius }),
  ...(one !== undefined && { one: fill(one, { radius }) }),
})

/** What the list says of itself while it stands around the visitor; null is everywhere. */
export function listTextsAround(texts: StudiosTexts, near: Radius | null): ListTexts {
  const { list, countNearest, countWithin, emptyWithin } = texts
  if (near === null) return list
  if (near === 'any') return { ...list, count: countNearest }
  return {
    ...list,
    count: within(countWithin, near),
    empty: { ...list.empty, title: fill(emptyWithin, { radius: near }) },
  }
}

/** The offer to look further. */
export function widenText({ widen, widenAll }: StudiosTexts, radius: Radius): string {
  return radius === 'any' ? widenAll : fill(widen, { radius })
}
