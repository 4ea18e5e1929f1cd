import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddCard } from '@/components/billing/add-card'
import { fakeCardProvider } from '@/tests/support/fake-card-provider'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'
import { stubUserActivation } from '@/tests/support/user-activation'

const cards = fakeCardProvider()
vi.mock('@/lib/checkout/load-card-provider', () => ({
  CARD_SCRIPT_TIMEOUT_MS: 20_000,
  loadCardProvider: async () => cards.stripe,
}))

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', queueMicrotask)
  stubUserActivation(true)
  respondToCalls(() => ({ 'GET /api/countries': () => Response.json([]) }))
})
afterEach(() => vi.unstubAllGlobals())

it('saves a card only once all of its fields have started', async () => {
  cards.provider.framesCome = false
  render(
    <PageWrapper>
      <AddCard isFirst isDefault onSaved={vi.fn()} onCancel={vi.fn()} />
    </PageWrapper>,
  )
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save card' })
  await waitFor(() => expect(cards.provider.field('cardCvc')).toBeDefined())
  for (const type of ['cardNumber', 'cardExpiry'] as const)
    act(() => cards.provider.field(type).emit('ready'))
  expect(save.disabled).toBe(true)
  act(() => cards.provider.field('cardCvc').emit('ready'))
  expect(save.disabled).toBe(false)
})
