import type { VideoGroup } from '@/lib/api/video-groups'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { GroupCard, type GroupCardTexts } from './group-card'
import { GRID_SIZES } from './card-sizes'

interface GroupGridProps {
  groups: readonly VideoGroup[]
  context: PageContext
  texts: GroupCardTexts
  /** How many pictures the first view waits for. */
  eager?: number
}

/** Collections or programs in a grid of cards. */
export function GroupGrid({ groups, context, texts, eager = 0 }: GroupGridProps) {
  const to = linksFrom(context)
  return (
    <div className="ui-card-grid">
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          group={group}
          to={to}
          texts={texts}
          locale={context.locale}
          sizes={GRID_SIZES}
          priority={index < eager}
          heading="h2"
        />
      ))}
    </div>
  )
}
