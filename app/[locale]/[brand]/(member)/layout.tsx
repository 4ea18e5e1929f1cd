import { ErrorBoundary } from '@/components/layout/error-boundary'
import { AccountFrame } from '@/components/layout/account-frame'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { PastDue } from '@/components/membership/past-due'

export default function MemberLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return (
    <>
      <SiteHeader />
      <AccountFrame notice={<PastDue />}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </AccountFrame>
      <SiteFooter />
    </>
  )
}
