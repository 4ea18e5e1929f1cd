import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OwnRating } from '@/components/catalogue/rating/own-rating'
import type { RatingTexts } from '@/components/catalogue/rating/rating-texts'
import en from '@/messages/en.json'
import { signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, respondToCalls } from '@/tests/support/respond-to-calls'

const VIDEO = 'GET /api/v1/videos/3'
const RATE = 'PUT /api/v1/videos/3/rating'
const REMOVE = 'DELETE /api/v1/videos/3/rating'
const texts: RatingTexts = { ...en.catalogue.rating, unconfirmed: en.errors.unconfirmed }

const video = (values: object) => () =>
  Response.json({
    id: 3,
    title: 'Slow Flow',
    kind: 'workout',
    duration_seconds: 600,
    brand_data: { id: 4, external_id: '4', name: 'Yoga' },
    instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
    ...values,
  })
const done = () => new Response(null, { status: 204 })
const rated = { may_rate: true, own_rating: { stars: 4, difficulty: 'harder' } }

let answers: Record<string, Answer>
let calls: string[]
beforeEach(() => {
  answers = { [VIDEO]: video({ may_rate: true, own_rating: null }), [RATE]: done, [REMOVE]: done }
  calls = respondToCalls(() => answers)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const show = () =>
  render(<OwnRating videoId={3} locale="en" texts={texts} />, { wrapper: PageWrapper })
const button = (name: string) => screen.findByRole('button', { name })
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

it('is not shown to who has not taken the class', async () => {
  answers[VIDEO] = video({ may_rate: false, own_rating: null })
  const { container } = show()
  await waitFor(() => expect(calls).toEqual([VIDEO]))
  expect(container.innerHTML).toBe('')
})

it('stores stars and difficulty, and shows them', async () => {
  const sent: unknown[] = []
  answers[RATE] = (body) => {
    sent.push(JSON.parse(String(body)))
    return done()
  }
  show()
  await choose('5 stars')
  await choose('Easier')
  await userEvent.click(await button('Save rating'))
  expect(await screen.findByRole('img', { name: '5 stars' })).toBeDefined()
  expect(screen.getByText('Easier')).toBeDefined()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.saved))
  expect(sent).toEqual([{ stars: 5, difficulty: 'easier' }])
})

it('asks for what is missing, and focuses it', async () => {
  show()
  await userEvent.click(await button('Save rating'))
  expect(screen.getByText(texts.starsMissing)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }))
  await choose('3 stars')
  await userEvent.click(await button('Save rating'))
  expect(screen.queryByText(texts.starsMissing)).toBeNull()
  expect(screen.getByText(texts.difficultyMissing)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Easier' }))
  expect(calls).toEqual([VIDEO])
})

it('shows the vote at once, and takes it back with what was chosen when it is not stored', async () => {
  let reject: (response: Response) => void = () => {}
  answers[RATE] = () => new Promise((resolve) => (reject = resolve))
  show()
  await choose('2 stars')
  await choose('As expected')
  await userEvent.click(await button('Save rating'))
  expect(await screen.findByRole('img', { name: '2 stars' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('')
  reject(Response.json({ error: '' }, { status: 500 }))
  expect((await screen.findByRole('alert')).textContent).toBe(texts.failed)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'As expected' }).checked).toBe(true)
  expect(screen.queryByRole('img')).toBeNull()
})

it('says that it is not known whether the vote was stored', async () => {
  answers[RATE] = fail
  show()
  await choose('2 stars')
  await choose('Harder')
  await userEvent.click(await button('Save rating'))
  expect((await screen.findByRole('alert')).textContent).toBe(texts.unconfirmed)
})

it('changes a vote, or leaves it as it is', async () => {
  answers[VIDEO] = video(rated)
  show()
  await userEvent.click(await button('Change'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 stars' })),
  )
  await userEvent.click(await button('Cancel'))
  expect(await screen.findByRole('img', { name: '4 stars' })).toBeDefined()
  await userEvent.click(await button('Change'))
  await choose('1 star')
  await userEvent.click(await button('Save rating'))
  expect(await screen.findByRole('img', { name: '1 star' })).toBeDefined()
  await waitFor(() => expect(calls).toEqual([VIDEO, RATE]))
})

it('removes a vote, and shows it again when that fails', async () => {
  answers[VIDEO] = video(rated)
  answers[REMOVE] = () => Response.json({ error: '' }, { status: 500 })
  show()
  await userEvent.click(await button('Remove'))
  expect((await screen.findByRole('alert')).textContent).toBe(texts.removeFailed)
  expect(screen.getByRole('img', { name: '4 stars' })).toBeDefined()
  answers[REMOVE] = done
  await userEvent.click(await button('Remove'))
  expect(await button('Save rating')).toBeDefined()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.removed))
})
