import { CarryScript } from '@/components/layout/carry-script'
import { FlowHeader } from '@/components/layout/flow-header'
import { StyleRegistry } from '@/components/ui/style-registry'

/** The steps from the first email to the purchase. */
export default function JoinLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return (
    <StyleRegistry>
      <CarryScript />
      <FlowHeader />
      {children}
    </StyleRegistry>
  )
}
