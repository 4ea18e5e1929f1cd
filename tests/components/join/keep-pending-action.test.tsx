import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeepPendingAction } from '@/components/join/keep-pending-action'
import { PendingActionLead } from '@/components/join/pending-action-lead'
import { readPendingAction, savePendingAction } from '@/lib/flow/pending-action-store'
import messages from '@/messages/en.json'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'

const program = {
  id: 7,
  kind: 'program',
  title: 'Couch to Five',
  brand_data: { id: 8, external_id: '8', name: 'Running' },
  video_count: 3,
  duration_seconds: 60,
  videos: [],
}
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  sessionStorage.clear()
  signOut()
  answers = {
    ...memberSession,
    'GET /api/v1/video_groups/programs/7': () => Response.json(program),
  }
  calls = respondToCalls(() => answers)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const at = (query: string) => window.history.replaceState(null, '', `/email-lookup${query}`)
const keeper = () => render(<KeepPendingAction />, { wrapper: PageWrapper })
const lead = () =>
  render(<PendingActionLead dates={messages.dates} lead="What this is for" />, {
    wrapper: PageWrapper,
  })

it('keeps what a guest pressed, until they come without it', () => {
  at('?pendingAction=book-12')
  keeper()
  expect(readPendingAction(Date.now())).toMatchObject({ kind: 'book', id: 12, userId: null })
  at('')
  keeper()
  expect(readPendingAction(Date.now())).toBeNull()
})

it('takes nothing from an address that a member follows, and leaves what they have', async () => {
  savePendingAction({ kind: 'play', id: 3 }, Date.now())
  signIn()
  at('?pendingAction=book-12')
  keeper()
  await waitFor(() => expect(calls).toContain('GET /api/auth/session'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(readPendingAction(Date.now())).toMatchObject({ kind: 'play', id: 3 })
})

it('names what a guest pressed', async () => {
  at('?pendingAction=heart-program-7')
  lead()
  const title = await screen.findByText('Couch to Five')
  expect(title.closest('strong')?.textContent).toBe('Add Couch to Five to your favorites.')
  expect(screen.queryByText('What this is for')).toBeNull()
})

it.each(['', '?pendingAction=heart-program-8', '?pendingAction=%3Cb%3E'])(
  'says what the step is for where nothing can be named: %s',
  async (query) => {
    at(query)
    lead()
    expect(await screen.findByText('What this is for')).toBeDefined()
  },
)
