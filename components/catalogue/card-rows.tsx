import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Page } from '@/lib/api/paging'
import type { Video } from '@/lib/api/videos'
import type { CardMode } from '@/lib/catalogue/card-modes'
import { currentPageContext } from '@/lib/routing/current-page'
import type { VideoGroup } from '@/lib/api/video-groups'
import { groupCardData, videoCardData } from '@/lib/catalogue/card-data'
import { VideoSlides } from './video-card'
import { groupCardTexts, videoCardTexts } from './card-texts'
import { GroupSlides } from './group-card'

interface ListRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  /** One card per slide. */
  children: ReactNode
}

/** A carousel with the first items of a list and a link to the full list. */
async function ListRow({ title, seeAll, children }: ListRowProps) {
  const t = await getTranslations('catalogue.row')
  return (
    <Carousel
      title={title}
      seeAll={{ href: seeAll, label: t('seeAll') }}
      previousLabel={t('previous', { title })}
      nextLabel={t('next', { title })}
    >
      {children}
    </Carousel>
  )
}

interface VideoRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  videos: Loadable<Page<Video>>
  mode?: CardMode
}

/** A row of videos; renders nothing when there are none. */
export async function VideoRow({ title, seeAll, videos, mode }: VideoRowProps) {
  if (!videos.ok) return <RowUnavailable title={title} />
  if (videos.data.data.length === 0) return null
  const [context, texts] = await Promise.all([currentPageContext(), videoCardTexts()])
  return (
    <ListRow title={title} seeAll={seeAll}>
      <VideoSlides
        videos={videos.data.data.map(videoCardData)}
        context={context}
        texts={texts}
        mode={mode}
      />
    </ListRow>
  )
}

interface GroupRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  groups: Loadable<Page<VideoGroup>>
}

/** A row of collections or programs; renders nothing when there are none. */
export async function GroupRow({ title, seeAll, groups }: GroupRowProps) {
  if (!groups.ok) return <RowUnavailable title={title} />
  if (groups.data.data.length === 0) return null
  const [context, texts] = await Promise.all([currentPageContext(), groupCardTexts()])
  return (
    <ListRow title={title} seeAll={seeAll}>
      <GroupSlides groups={groups.data.data.map(groupCardData)} context={context} texts={texts} />
    </ListRow>
  )
}
