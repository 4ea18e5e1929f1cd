import { expect, it, vi } from 'vitest'
import { NetworkError } from '@/lib/api/errors'
import type { Card } from '@/lib/api/payment-profile'
import { type AddCardPorts, runAddCard } from '@/lib/billing/run-add-card'

const card = { id: 'pm_1', last4: '3155' } as Card
const declined = { code: 'card_declined', messages: ['Your card was declined.'] }

const ports = (over: Partial<AddCardPorts>): AddCardPorts => ({
  createMethod: async () => ({ ok: true, data: 'pm_1' }),
  addCard: async () => ({ ok: true, data: card }),
  confirm: async () => ({ ok: true, data: undefined }),
  ...over,
})

it('saves the same method again after the bank has confirmed it', async () => {
  const addCard = vi
    .fn<AddCardPorts['addCard']>()
    .mockResolvedValueOnce({ ok: true, data: { clientSecret: 'seti_1' } })
    .mockResolvedValueOnce({ ok: true, data: card })
  const confirm = vi.fn(ports({}).confirm)
  expect(await runAddCard(ports({ addCard, confirm }))).toEqual({ kind: 'saved', card })
  expect(confirm).toHaveBeenCalledExactlyOnceWith('seti_1')
  expect(addCard.mock.calls).toEqual([['pm_1'], ['pm_1']])
})

it('stops with the reason when the bank refuses', async () => {
  const addCard = vi.fn(async () => ({ ok: true as const, data: { clientSecret: 'seti_1' } }))
  const confirm = async () => ({ ok: false as const, failure: declined })
  expect(await runAddCard(ports({ addCard, confirm }))).toEqual({
    kind: 'failed',
    messages: declined.messages,
    unclear: false,
  })
  expect(addCard).toHaveBeenCalledOnce()
})

it('says that the outcome is unclear when no answer arrives', async () => {
  const error = new NetworkError('POST', '/v1/payment_profiles')
  const outcome = await runAddCard(ports({ addCard: async () => ({ ok: false, error }) }))
  expect(outcome).toEqual({ kind: 'failed', messages: [], unclear: true })
})
