import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { track } from '@/lib/tracking/track'
import { leadsTo } from '@/tests/support/leads-to'
import { fail } from '@/tests/support/respond-to-calls'
import { cards, noticeOf, responses } from './payment-page'
import {
  BUY,
  email,
  fillBuyer,
  fillIn,
  open,
  outcome,
  press,
  READ,
  recordPurchases,
  set,
  stored,
} from './public-payment-page'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

beforeEach(() => {
  vi.mocked(track).mockClear()
  // Keys without letters: what is stored beside them is searched for names.
  let keys = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(++keys % 10)
    return bytes
  })
})

describe('the purchase of a guest', () => {
  it('asks who buys, pays once by the public calls, and leads to the success with the address', async () => {
    const sent = recordPurchases()
    const left = leadsTo()
    open()
    await email()
    fillBuyer()
    expect(screen.getByLabelText<HTMLInputElement>('Name on card').value).toBe('Ada Byron')
    await fillIn()
    await press()
    await waitFor(() => expect(left).toHaveLength(1))
    expect(left[0]).toMatch(
      /^\/subscribe\/subscription-success-public\?.*#email=ada%40example.com$/,
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      referrer_id: 'R1',
      subscription: {
        subscription_plan_id: 3,
        user: {
          email: 'ada@example.com',
          first_name: 'Ada',
          last_name: 'Byron',
          legal_agreement_ids: [1, 2],
        },
        expected: { due_today: 255.59, first_payment: 255.59 },
      },
    })
    expect(track).toHaveBeenCalledExactlyOnceWith(
      'Purchase',
      expect.objectContaining({ registrationType: 'public' }),
    )
    expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toMatch(/ada|byron/i)
    expect(stored()).not.toMatch(/ada|byron|seattle/i)
  })

  it('keeps nothing that was typed while the answer is awaited but in this tab', async () => {
    responses[BUY] = () => new Promise(() => {})
    open()
    await email()
    fillBuyer()
    await fillIn()
    expect(stored()).not.toMatch(/ada|byron|seattle/i)
    await press()
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('ada@example.com'))
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ada|byron|seattle/i)
  })

  it('repeats the same request under the same key after a lost answer, and is paid once', async () => {
    const keys: string[] = []
    const bodies = recordPurchases(fail as never)
    vi.stubGlobal('fetch', withKeys(keys, globalThis.fetch))
    const left = leadsTo()
    open()
    await email()
    fillBuyer()
    await fillIn()
    await press()
    await noticeOf('unknown')
    responses[BUY] = (body) => {
      bodies.push(JSON.parse(String(body)))
      return Response.json(outcome('incomplete'), { status: 201 })
    }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(left).toHaveLength(1))
    expect(bodies[1]).toEqual(bodies[0])
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
  })

  it('takes another card for the same purchase after a decline', async () => {
    const sent = recordPurchases()
    cards.provider.confirmCardPayment.mockResolvedValueOnce({
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    })
    responses[READ] = () => Response.json(outcome('incomplete'))
    const left = leadsTo()
    open()
    await email()
    fillBuyer()
    await fillIn()
    await press()
    await noticeOf('refused')
    responses[READ] = () => Response.json(outcome('incomplete'))
    act(() => cards.typeCard())
    const paid = () => Response.json(outcome('active'))
    cards.provider.confirmCardPayment.mockImplementationOnce(async () => {
      responses[READ] = paid
      return { paymentIntent: { status: 'succeeded' } }
    })
    await press()
    await waitFor(() => expect(left).toHaveLength(1))
    expect(sent).toHaveLength(1)
  })

  it('buys anew for another person: nobody pays what somebody else began', async () => {
    const sent = recordPurchases()
    cards.provider.confirmCardPayment.mockResolvedValue({
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    })
    responses[READ] = () => Response.json(outcome('incomplete'))
    open()
    await email()
    fillBuyer()
    await fillIn()
    await press()
    await noticeOf('refused')
    set('Email', 'bob@example.com')
    act(() => cards.typeCard())
    await press()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ subscription: { user: { email: 'bob@example.com' } } })
  })

  it('shows an error at each field of the buyer, and focuses the first', async () => {
    open()
    await email()
    await fillIn()
    set('Email', 'ada')
    await press()
    expect(await screen.findAllByText(/Enter a valid email/)).not.toHaveLength(0)
    expect(screen.getByText('Enter your first name.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('does not sell again what this browser has bought, but to somebody else', async () => {
    const attempt = { key: 'k', at: Date.now(), stage: 'active', subscriptionId: 'p1' }
    localStorage.setItem('checkout:guest:3:all', JSON.stringify(attempt))
    open()
    expect(await screen.findByText(/This plan was bought here at/)).toBeDefined()
    expect(screen.queryByLabelText('Email')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Buy for someone else' }))
    await email()
    expect(JSON.parse(localStorage.getItem('checkout:guest:3:all')!)).toMatchObject({
      stage: 'open',
    })
  })

  it('waits for another tab that has sent its payment', async () => {
    const attempt = { key: 'k', at: Date.now(), stage: 'sent', subscriptionId: null }
    localStorage.setItem('checkout:guest:3:all', JSON.stringify(attempt))
    open()
    expect(await screen.findByText(/A payment was started in another tab/)).toBeDefined()
  })
})

const withKeys =
  (keys: string[], call: typeof fetch): typeof fetch =>
  (input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key')
    if (key) keys.push(key)
    return call(input, init)
  }
