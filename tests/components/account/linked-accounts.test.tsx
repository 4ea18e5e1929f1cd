import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkedAccounts } from '@/components/account/linked-accounts'
import type { LinkedAccountsTexts } from '@/components/account/linked-accounts-texts'
import { Toaster } from '@/components/ui/toast/toaster'
import messages from '@/messages/en.json'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'

const texts = { ...messages.account.linkedAccounts, dates: messages.dates } as LinkedAccountsTexts
const record = (includes_streaming: boolean) => ({
  id: 3,
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Larsen',
  studio: { id: 1, name: 'Yoga on Burnet Road', city: 'Austin' },
  brand: { id: 4, external_id: '4', name: 'Yoga' },
  includes_streaming,
  linked_at: '2026-11-22T12:00:00.000Z',
})
const list = (...data: object[]) => Response.json({ data, paging: { next_page: null } })
const read = 'GET /api/v1/associated_users'
const unlink = 'DELETE /api/v1/associated_users/3'

function show(answers: Record<string, Answer>) {
  const calls = respondToCalls(() => answers)
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LinkedAccounts addHref="/email-lookup" texts={texts} />
      <Toaster dismissLabel="Dismiss" />
    </SWRConfig>,
  )
  return calls
}

afterEach(() => vi.unstubAllGlobals())

async function confirmUnlink() {
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink Yoga on Burnet Road' }))
  const dialog = await screen.findByRole('dialog')
  const text = dialog.textContent
  await userEvent.click(screen.getByRole('button', { name: 'Unlink' }))
  return text
}

it.each([
  [true, /You’ll lose the streaming/],
  [false, /You can link this studio again/],
])(
  'says before unlinking what ends (streaming: %o), then shows that none is left',
  async (streams, said) => {
    const answers: Record<string, Answer> = {
      [read]: () => list(record(streams)),
      [unlink]: () => {
        answers[read] = () => list()
        return new Response(null, { status: 204 })
      },
    }
    show(answers)
    expect(await screen.findByText('Linked on November 22, 2026')).toBeTruthy()
    expect(await confirmUnlink()).toMatch(said)
    expect(await screen.findByText('No linked accounts')).toBeTruthy()
    expect(await screen.findByText('Yoga on Burnet Road unlinked')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link')))
  },
)

it('counts a record that is not linked any more as unlinked', async () => {
  show({
    [read]: () => list(record(false)),
    [unlink]: () => Response.json({ error: 'Not found' }, { status: 404 }),
  })
  await confirmUnlink()
  expect(await screen.findByText('Yoga on Burnet Road unlinked')).toBeTruthy()
})

it('says so when no answer arrives', async () => {
  show({ [read]: () => list(record(false)) })
  await confirmUnlink()
  expect(await screen.findByText(/We’re not sure this account was unlinked/)).toBeTruthy()
})

it('can be loaded again after a failure', async () => {
  const answers: Record<string, Answer> = {}
  show(answers)
  await screen.findByRole('alert')
  answers[read] = () => list(record(false))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Yoga on Burnet Road')).toBeTruthy()
})
