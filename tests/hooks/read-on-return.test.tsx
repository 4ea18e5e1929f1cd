import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { useInvoices } from '@/hooks/billing/use-invoices'
import { useFavoriteList } from '@/hooks/favorites/use-favorite-list'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'

afterEach(() => vi.unstubAllGlobals())

const invoice = {
  number: 'A1',
  created_at: '2026-03-01T00:00:00Z',
  amount: 10,
  currency: 'usd',
  status: 'paid',
  pdf_url: null,
  card_last4: null,
}
const listed = { video: null, video_group: null, added_at: '2026-03-01T00:00:00Z' }
const list = { id: 5, name: 'Mornings', cover_url: null, item_id: null }
const paging = { next_page: null }

/** With the time of the product in which the same request is not made twice. */
const Wrapper = ({ children }: { children: ReactNode }) => (
  <PageWrapper>
    <SWRConfig value={{ dedupingInterval: 2000 }}>{children}</SWRConfig>
  </PageWrapper>
)

it.each([
  [
    'the invoices',
    'GET /api/v1/invoices',
    () => useInvoices().data?.items,
    (ids: number[]) => ({ data: ids.map((id) => ({ ...invoice, id })), paging }),
  ],
  [
    'a list of favorites',
    'GET /api/v1/favorite_lists/5',
    () => useFavoriteList('5').data?.items,
    (ids: number[]) => ({
      ...{ ...list, items_count: ids.length, paging },
      items: ids.map((id) => ({ ...listed, id })),
    }),
  ],
])('%s are read again when somebody comes back, however soon', async (_, call, useItems, body) => {
  const ids = [1]
  respondToCalls(() => ({ [call]: () => Response.json(body(ids)) }))
  const Count = () => <output>{useItems()?.length}</output>
  const { rerender } = render(<Count />, { wrapper: Wrapper })
  const shown = (count: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(count))
  await shown('1')
  rerender(<p>Elsewhere</p>)
  ids.push(2)
  rerender(<Count />)
  await shown('2')
})
