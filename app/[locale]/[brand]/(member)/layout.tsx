import { AccountFrame } from '@/components/layout/account-frame'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { StyleRegistry } from '@/components/ui/style-registry'

export default function MemberLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return (
    <StyleRegistry>
      <SiteHeader />
      <AccountFrame notice={null}>{children}</AccountFrame>
      <SiteFooter />
    </StyleRegistry>
  )
}
