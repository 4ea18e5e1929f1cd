import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { currentPageContext } from '@/lib/routing/page-links'
import { describeFailure } from '@/lib/seo/describe-failure'

export const generateStaticParams = () => [{ missing: ['_'] }]

export async function generateMetadata(): Promise<Metadata> {
  await currentPageContext()
  return describeFailure('missing')
}

export default NotFoundScreen
