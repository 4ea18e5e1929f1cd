import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { currentPlace } from '@/lib/routing/page-links'

export const generateStaticParams = () => [{ missing: ['_'] }]

export async function generateMetadata(): Promise<Metadata> {
  await currentPlace()
  const t = await getTranslations('errors')
  return { title: t('notFoundTitle'), robots: { index: false } }
}

export default NotFoundScreen
