import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Page } from '@/lib/api/paging'
import type { VideoGroup } from '@/lib/api/video-groups'
import { linksFrom } from '@/lib/routing/links'
import { currentPageContext } from '@/lib/routing/page-links'
import { SLIDE_SIZES } from './card-sizes'
import { GroupCard } from './group-card'
import { groupCardTexts } from './group-card-texts'
import { ListRow } from './list-row'

interface GroupRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  groups: Loadable<Page<VideoGroup>>
}

/** A row of collections or programs; nothing where there are none. */
export async function GroupRow({ title, seeAll, groups }: GroupRowProps) {
  if (!groups.ok) return <RowUnavailable title={title} />
  if (groups.data.data.length === 0) return null
  const [context, texts] = await Promise.all([currentPageContext(), groupCardTexts()])
  return (
    <ListRow title={title} seeAll={seeAll}>
      {groups.data.data.map((group) => (
        <GroupCard
          key={group.id}
          group={group}
          to={linksFrom(context)}
          texts={texts}
          locale={context.locale}
          sizes={SLIDE_SIZES}
        />
      ))}
    </ListRow>
  )
}
