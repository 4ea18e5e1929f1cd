import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecommendedRow } from '@/components/catalogue/recommended/recommended-row'
import { signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'

const RECOMMENDED = 'GET /api/v1/videos/recommended'
const texts = {
  title: 'Because you took {title}',
  previous: 'Previous in {title}',
  next: 'Next in {title}',
  errorText: 'We couldn’t load your recommendations.',
  retry: 'Try again',
  card: {
    minutes: '{count} min',
    levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    free: 'Free',
    heart: { favorite: 'Favorite {title}', failed: '', unconfirmed: '' },
  },
}
const video = (id: number, title: string) => ({
  id,
  title,
  kind: 'workout',
  duration_seconds: 1200,
  instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
  brand_data: { id: 4, external_id: '4', name: 'Yoga' },
})
const because = video(3, 'Slow Flow')

let answers: Record<string, Answer>
beforeEach(() => {
  answers = {}
  respondToCalls(() => answers)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.empty
})

const show = (exceptIds?: number[]) =>
  render(
    <RecommendedRow context={{ locale: 'en', brand: 'all' }} texts={texts} exceptIds={exceptIds} />,
    { wrapper: PageWrapper },
  )
const answer = (body: object) => (answers[RECOMMENDED] = () => Response.json(body))

it('names the video that was taken last, and shows what goes with it', async () => {
  answer({ because, items: [video(5, 'Long Exhale'), video(6, 'Hips')] })
  show()
  const row = await screen.findByRole('region', { name: 'Because you took Slow Flow' })
  const links = within(row).getAllByRole('link', { name: /^(Long Exhale|Hips)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/video-detail?id=5',
    '/video-detail?id=6',
  ])
  expect(document.documentElement.dataset.empty).toBe('')
})

it('leaves out what the page shows anyway, and reserves space the next time', async () => {
  answer({ because, items: [video(5, 'Long Exhale'), video(6, 'Hips')] })
  show([3, 5])
  await screen.findByRole('link', { name: 'Hips' })
  expect(screen.queryByRole('link', { name: 'Long Exhale' })).toBeNull()
  expect(document.documentElement.dataset.empty).toBe('')
})

it('renders nothing where there is nothing to go by, and reserves no space the next time', async () => {
  answer({ because: null, items: [] })
  const { container } = show()
  await waitFor(() => expect(container.innerHTML).toBe(''))
  expect(document.documentElement.dataset.empty).toBe('recommended')
})

it('shows an error when loading failed, and retries', async () => {
  show()
  expect((await screen.findByRole('status')).textContent).toContain(texts.errorText)
  answer({ because, items: [video(5, 'Long Exhale')] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Long Exhale' })).toBeDefined()
})
