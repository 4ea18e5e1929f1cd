import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { CheckoutNotices, Notice } from '@/components/checkout/checkout-notices'
import { EarlierPurchase } from '@/components/checkout/earlier-purchase'
import { PaymentUnavailable } from '@/components/checkout/payment-unavailable'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { RowError } from '@/components/ui/state/row-error'
import { accessibilityProblems } from '@/tests/support/accessibility'
import { PageWrapper } from '@/tests/support/page-wrapper'

const at = Date.parse('2026-11-22T10:00:00Z')
const ignore = () => {}
const tax = { status: 'ready', known: null, failure: null, retry: ignore } as never
const known = { status: 'ready', retrying: false, retry: ignore } as const
const notices = (state: { busyElsewhere?: boolean; online?: boolean }) => (
  <CheckoutNotices
    tax={tax}
    currency={{ ...known, name: 'USD' }}
    busyElsewhere={false}
    online
    {...state}
  />
)

it.each<[string, ReactNode, string | RegExp]>([
  ['a payment that goes on in another tab', notices({ busyElsewhere: true }), /another tab/],
  ['a payment without a connection', notices({ online: false }), /You’re offline/],
  ['both', notices({ busyElsewhere: true, online: false }), /You’re offline/],
  [
    'a currency that could not be read',
    <CheckoutNotices
      key=""
      tax={tax}
      currency={{ ...known, status: 'failed', name: 'USD' }}
      busyElsewhere={false}
      online
    />,
    /so these prices are in USD/,
  ],
  [
    'a purchase that was begun in another tab',
    <EarlierPurchase key="" purchase={{ kind: 'elsewhere', at }} onStartOver={ignore} />,
    /A payment was started in another tab/,
  ],
  [
    'a purchase that was made before',
    <EarlierPurchase key="" purchase={{ kind: 'bought', at }} onStartOver={ignore} />,
    /This plan was bought here/,
  ],
  ['a payment that cannot be loaded', <PaymentUnavailable key="" retry={ignore} />, 'Try again'],
  [
    'an error',
    <ErrorState key="" heading="h1" title="It failed" retry={{ label: 'Again', onClick: ignore }}>
      Why
    </ErrorState>,
    'It failed',
  ],
  [
    'an error that is tried again',
    <ErrorState
      key=""
      title="It failed"
      retry={{ label: 'Again', onClick: ignore, loading: true }}
    />,
    'Again',
  ],
  [
    'nothing to show',
    <EmptyState key="" drawing={<RestDrawing />} title="Nothing" action={<a href="/">Home</a>}>
      Yet
    </EmptyState>,
    'Nothing',
  ],
  [
    'a row that failed',
    <RowError key="" text="No row" retryLabel="Again" onRetry={ignore} />,
    'No row',
  ],
  [
    'an urgent notice',
    <Notice key="" name="tax" urgent title="No tax" retry={{ label: 'Again', onClick: ignore }}>
      Why
    </Notice>,
    'No tax',
  ],
])('%s is accessible', async (_, state, text) => {
  render(<main>{state}</main>, { wrapper: PageWrapper })
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(await accessibilityProblems()).toEqual([])
})

it('the notice of a page without a connection is accessible', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineNotice text="You’re offline" />, { wrapper: PageWrapper })
  expect(screen.getByRole('status').textContent).toBe('You’re offline')
  expect(await accessibilityProblems()).toEqual([])
  onLine.mockRestore()
})
