import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/layout/failure-screens'
import { currentPageContext } from '@/lib/routing/current-page'
import { describeFailure } from '@/lib/seo/describe-page'

export const generateStaticParams = () => [{ missing: ['_'] }]

export async function generateMetadata(): Promise<Metadata> {
  await currentPageContext()
  return describeFailure('missing')
}

export default NotFoundScreen
