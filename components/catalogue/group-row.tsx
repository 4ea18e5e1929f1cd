import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import type { Loaded } from '@/lib/api/cached/settle'
import type { Page } from '@/lib/api/paging'
import type { VideoGroup } from '@/lib/api/video-groups'
import { linksFrom } from '@/lib/routing/links'
import { currentPlace } from '@/lib/routing/page-links'
import { SLIDE_SIZES } from './card-sizes'
import { GroupCard } from './group-card'
import { groupCardTexts } from './group-card-texts'

interface GroupRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  groups: Loaded<Page<VideoGroup>>
}

/** A row of collections or programs; nothing where there are none. */
export async function GroupRow({ title, seeAll, groups }: GroupRowProps) {
  if (!groups.ok || groups.data.data.length === 0) return null
  const [t, place, texts] = await Promise.all([
    getTranslations('catalogue.row'),
    currentPlace(),
    groupCardTexts(),
  ])
  return (
    <Carousel
      title={title}
      seeAll={{ href: seeAll, label: t('seeAll') }}
      previousLabel={t('previous', { title })}
      nextLabel={t('next', { title })}
    >
      {groups.data.data.map((group) => (
        <GroupCard
          key={group.id}
          group={group}
          to={linksFrom(place)}
          texts={texts}
          locale={place.locale}
          sizes={SLIDE_SIZES}
        />
      ))}
    </Carousel>
  )
}
