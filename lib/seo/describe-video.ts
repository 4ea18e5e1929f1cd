import 'server-only'
import type { Metadata } from 'next'
import type { Video } from '@/lib/api/videos'
import { currentLocale } from '@/lib/locale/current-locale'
import { describePage } from './describe-page'
import { videoPicture } from '@/lib/seo/picture/content-of'
import { picturePath } from '@/lib/seo/picture/picture-content'

/** The head of a video's page. */
export async function describeVideo(video: Video): Promise<Metadata> {
  const { id, title, description } = video
  const locale = await currentLocale()
  return describePage('video-detail', {
    title,
    description,
    query: { id },
    picture: picturePath('video', id, await videoPicture(video, locale)),
    type: 'video.other',
  })
}
