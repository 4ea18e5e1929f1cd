import { AccountFrame } from '@/components/layout/account-frame'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { PastDue } from '@/components/membership/past-due'
import { StyleRegistry } from '@/components/ui/style-registry'

export default function MemberLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return (
    <StyleRegistry>
      <SiteHeader />
      <AccountFrame notice={<PastDue />}>{children}</AccountFrame>
      <SiteFooter />
    </StyleRegistry>
  )
}
