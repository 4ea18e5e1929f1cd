import 'server-only'
import type { Metadata } from 'next'
import type { VideoGroup } from '@/lib/api/video-groups'
import { groupScreen } from '@/lib/catalogue/group-screens'
import { currentLocale } from '@/lib/locale/current-locale'
import { describePage } from './describe-page'
import { groupPicture } from '@/lib/seo/picture/content-of'
import { picturePath } from '@/lib/seo/picture/picture-content'

/** The head of the page of a collection or program. */
export async function describeGroup(group: VideoGroup): Promise<Metadata> {
  const { id, kind, title, description } = group
  const locale = await currentLocale()
  return describePage(groupScreen[kind], {
    title,
    description,
    query: { id },
    picture: picturePath(kind, id, await groupPicture(group, locale)),
  })
}
