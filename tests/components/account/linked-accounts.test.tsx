import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LinkedAccounts } from '@/components/account/linked-accounts'
import type { LinkedAccountsTexts } from '@/components/account/linked-accounts-texts'
import { toastStore } from '@/components/ui/toast/toast-store'
import { Toaster } from '@/components/ui/toast/toaster'
import messages from '@/messages/en.json'
import { type Answer, fail, respondToCalls } from '@/tests/support/respond-to-calls'

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
const undo = 'PUT /api/v1/associated_users/3'

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

afterEach(() => {
  vi.unstubAllGlobals()
  toastStore.set([])
})

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
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('link'))
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

describe('undoing', () => {
  /** Unlinks the record; `undone` is the response to undoing it, after which it is linked again. */
  async function unlinkFirst(undone: Answer) {
    const answers: Record<string, Answer> = {
      [read]: () => list(record(true)),
      [unlink]: () => {
        answers[read] = () => list()
        return new Response(null, { status: 204 })
      },
      [undo]: undone,
    }
    const calls = show(answers)
    await confirmUnlink()
    await screen.findByText('No linked accounts')
    return { answers, calls }
  }
  const pressUndo = async (name = 'Undo') =>
    userEvent.click(await screen.findByRole('button', { name }))

  it('shows the record again, as it was linked, and says so once', async () => {
    const { answers, calls } = await unlinkFirst(() => {
      answers[read] = () => list(record(true))
      return list(record(true))
    })
    await pressUndo()
    expect(await screen.findByText('Linked on November 22, 2026')).toBeTruthy()
    expect(await screen.findByText('Yoga on Burnet Road linked again')).toBeTruthy()
    expect(screen.queryByText('Yoga on Burnet Road unlinked')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(calls.filter((call) => call === undo)).toHaveLength(1)
  })

  it.each([
    [409, 'This studio account is now linked to another X+ account.'],
    [410, 'It’s too late to undo this. Link the studio again with a code.'],
    [404, 'It’s too late to undo this. Link the studio again with a code.'],
  ])('says why it is refused with %i and cannot be tried again', async (status, said) => {
    await unlinkFirst(() =>
      Response.json({ error: status === 404 ? 'Not found' : said }, { status }),
    )
    await pressUndo()
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Undo|Try again/ })).toBeNull()
  })

  it('can be tried again when no answer arrives', async () => {
    const { answers } = await unlinkFirst(fail)
    await pressUndo()
    expect(
      await screen.findByText(/We’re not sure Yoga on Burnet Road was linked again/),
    ).toBeTruthy()
    answers[undo] = () => {
      answers[read] = () => list(record(true))
      return list(record(true))
    }
    await pressUndo('Try again')
    expect(await screen.findByText('Yoga on Burnet Road linked again')).toBeTruthy()
  })

  it('is offered when it is not known whether the record was unlinked', async () => {
    const calls = show({ [read]: () => list(record(false)), [undo]: () => list(record(false)) })
    await confirmUnlink()
    await pressUndo()
    expect(await screen.findByText('Yoga on Burnet Road linked again')).toBeTruthy()
    expect(calls).toContain(undo)
  })
})

it('can be loaded again after a failure', async () => {
  const answers: Record<string, Answer> = {}
  show(answers)
  await screen.findByRole('alert')
  answers[read] = () => list(record(false))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Yoga on Burnet Road')).toBeTruthy()
})
