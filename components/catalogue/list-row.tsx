import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'

interface ListRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  /** One card per slide. */
  children: ReactNode
}

/** The beginning of a list in a row, with the way to all of it. */
export async function ListRow({ title, seeAll, children }: ListRowProps) {
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
