import { ErrorBoundary } from '@/components/layout/error-boundary'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'

export default function BrowseLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return (
    <>
      <SiteHeader />
      <ErrorBoundary>{children}</ErrorBoundary>
      <SiteFooter />
    </>
  )
}
