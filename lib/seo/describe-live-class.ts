import 'server-only'
import type { Metadata } from 'next'
import type { LiveClass } from '@/lib/api/live-classes'
import type { ScreenKey } from '@/lib/routing/screens'
import { currentLocale } from '@/lib/locale/current-locale'
import { describePage } from './describe-page'
import { liveClassPicture } from '@/lib/seo/picture/content-of'
import { picturePath } from '@/lib/seo/picture/picture-content'

/** The head of a live class's page. */
export async function describeLiveClass(
  screen: Extract<ScreenKey, `live-class-${string}`>,
  liveClass: LiveClass,
): Promise<Metadata> {
  const { id, sessionTitle, description } = liveClass
  const locale = await currentLocale()
  return describePage(screen, {
    title: sessionTitle,
    description,
    query: { id },
    picture: picturePath('live-class', id, await liveClassPicture(liveClass, locale)),
  })
}
