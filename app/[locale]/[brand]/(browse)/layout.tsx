import { NotFoundScreen } from '@/components/layout/failure-screens'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { isCurrentBrandOffered } from '@/lib/api/cached/offered-brands'

export default async function BrowseLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return (
    <>
      <SiteHeader />
      {(await isCurrentBrandOffered()) ? children : <NotFoundScreen brand="all" />}
      <SiteFooter />
    </>
  )
}
