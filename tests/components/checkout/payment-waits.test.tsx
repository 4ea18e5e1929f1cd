import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fail, hang } from '@/tests/support/respond-to-calls'
import { responses, cards, fillIn, noticeOf, open, payButton, usual } from './payment-page'

describe('calls that hang or fail', () => {
  it('the form does not wait for saved cards, currency or name', async () => {
    for (const path of ['payment_profile', 'payment_profiles', 'user'])
      responses[`GET /api/v1/${path}`] = hang
    open()
    expect(await screen.findByLabelText('Name on card')).toBeDefined()
    expect(screen.getByLabelText('City')).toBeDefined()
    // The currency is not known yet, so no amount can be shown.
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('what failed to load is shown and can be retried', async () => {
    const lost = ['payment_profile', 'payment_profiles'].map((path) => `GET /api/v1/${path}`)
    for (const call of [...lost, 'GET /api/countries']) responses[call] = fail
    open()
    const card = await noticeOf('cardOnFile')
    const currency = await noticeOf('currency')
    for (const call of [...lost, 'GET /api/countries']) responses[call] = usual[call]!
    await userEvent.click(card.getByRole('button', { name: 'Try again' }))
    await userEvent.click(currency.getByRole('button', { name: 'Try again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reload the list' }))
    await screen.findByRole('option', { name: 'United States' })
    await waitFor(() => expect(document.querySelector('[data-notice]')).toBeNull())
  })

  it('card fields that fail to load show an error and can be retried', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    cards.provider.framesCome = false
    open()
    await payButton()
    await fillIn()
    const button = await screen.findByRole('button', { name: 'Pay $255.59' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(5000))
    const late = await noticeOf('cardProvider')
    expect(late.getByText('The card fields are still loading')).toBeDefined()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByText('We couldn’t load the card fields')).toBeDefined()
    cards.provider.framesCome = true
    fireEvent.click((await noticeOf('cardProvider')).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(document.querySelector('[data-notice]')).toBeNull())
    expect((await payButton()).getAttribute('aria-disabled')).toBeNull()
  })

  it('card fields that are loading hold nothing wrong yet', async () => {
    cards.provider.framesCome = false
    open()
    fireEvent.click(await payButton())
    expect(await screen.findAllByText('Enter your city.')).not.toEqual([])
    expect(screen.queryByText('Enter your card number.')).toBeNull()
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc'] as const)
      act(() => cards.provider.field(type).emit('ready'))
    expect(screen.getByText('Enter your card number.')).toBeDefined()
  })

  it('card fields that are loaded again ask for the whole card again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    cards.provider.framesCome = false
    open()
    await payButton()
    await fillIn()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    cards.provider.framesCome = true
    fireEvent.click((await noticeOf('cardProvider')).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(document.querySelector('[data-notice]')).toBeNull())
    fireEvent.click(await payButton())
    expect(await screen.findAllByText('Enter your card number.')).not.toEqual([])
    expect(cards.createPaymentMethod).not.toHaveBeenCalled()
  })
})
