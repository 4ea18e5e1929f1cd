import type { ListTexts } from '@/components/ui/list-body'
import { fill, type Plural } from '@/lib/locale/fill'
import { radiusText } from '@/lib/studios/distance'
import type { Radius } from '@/lib/studios/studio-filters'
import type { StudiosTexts } from './studios-texts'

/** What the list says of itself while it stands around the visitor; null is everywhere. */
export function listTextsAround(texts: StudiosTexts, near: Radius | null): ListTexts {
  const { list, countNearest, countWithin, emptyWithin } = texts
  if (near === null) return list
  if (near === 'any') return { ...list, count: countNearest }
  const radius = radiusText(Number(near), texts.near.unit)
  const forms = Object.entries(countWithin).map(([form, text]) => [form, fill(text, { radius })])
  return {
    ...list,
    count: Object.fromEntries(forms) as Plural,
    empty: { ...list.empty, title: fill(emptyWithin, { radius }) },
  }
}

/** The offer to look further. */
export function widenText({ widen, widenAll, near }: StudiosTexts, radius: Radius): string {
  return radius === 'any'
    ? widenAll
    : fill(widen, { radius: radiusText(Number(radius), near.unit) })
}
