import { getTranslations } from 'next-intl/server'
import type { VideoCardTexts } from '@/components/catalogue/video-card'
import { videoCardTexts } from '@/components/catalogue/card-texts'

export interface RecommendedTexts {
  /** With `{title}`, the video that was taken last. */
  title: string
  /** With `{title}`, that of the row. */
  previous: string
  next: string
  errorText: string
  retry: string
  card: VideoCardTexts
}

/** The texts of the row in the page's language. */
export async function recommendedTexts(): Promise<RecommendedTexts> {
  const [t, common, card] = await Promise.all([
    getTranslations('catalogue'),
    getTranslations('common'),
    videoCardTexts(),
  ])
  return {
    title: t.raw('recommended.title'),
    previous: t.raw('row.previous'),
    next: t.raw('row.next'),
    errorText: t('recommended.error'),
    retry: common('retry'),
    card,
  }
}
