import { ErrorBoundary } from '@/components/layout/error-boundary'
import { QueryPassthroughScript } from '@/components/runtime/query-passthrough-script'
import { KeepPendingAction } from '@/components/join/keep-pending-action'
import { FlowHeader } from '@/components/layout/flow-header'

/** The steps from the first email to the purchase. */
export default function JoinLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return (
    <>
      <QueryPassthroughScript />
      <FlowHeader />
      <KeepPendingAction />
      <ErrorBoundary>{children}</ErrorBoundary>
    </>
  )
}
