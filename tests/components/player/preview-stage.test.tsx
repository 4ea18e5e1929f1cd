import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PreviewStage } from '@/components/player/preview-stage'
import { playHls } from '@/lib/playback/play-hls'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, hang, respondToCalls } from '@/tests/support/respond-to-calls'
import en from '@/messages/en.json'

vi.mock('@/lib/playback/play-hls', () => ({ playHls: vi.fn(() => () => {}) }))

const PREVIEW = 'POST /api/v1/videos/3/preview'
const texts = { ...en.player.preview, open: '25-second preview' }
const permit = () =>
  Response.json({
    token: 't',
    playback_url: 'https://media.example/preview.m3u8',
    expires_at: '2026-11-22T10:00:00Z',
  })

let answers: Record<string, Answer>
let calls: string[]
beforeEach(() => {
  answers = { [PREVIEW]: permit }
  calls = respondToCalls(() => answers)
  vi.mocked(playHls).mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (given: typeof texts | null = texts) =>
  render(
    <PreviewStage video={{ id: 3, title: 'Slow Flow' }} texts={given}>
      <div className="stage-button">
        <a href="/start">Start free trial</a>
      </div>
    </PreviewStage>,
    { wrapper: PageWrapper },
  )
const button = (name: string) => screen.findByRole('button', { name })
const player = () => screen.findByRole('region', { name: 'Preview of Slow Flow' })
const media = async () => (await player()).querySelector('video')!
const wayOn = () => screen.queryByRole('link', { name: 'Start free trial' })
const start = async () => userEvent.click(await button('25-second preview'))

it('plays at the press alone, and muted', async () => {
  show()
  expect(wayOn()).not.toBeNull()
  expect(calls).toEqual([])
  await start()
  expect((await media()).muted).toBe(true)
  await waitFor(() => expect(playHls).toHaveBeenCalledOnce())
  expect(vi.mocked(playHls).mock.calls[0]![1].url).toBe('https://media.example/preview.m3u8')
  expect(calls).toEqual([PREVIEW])
  expect(wayOn()).toBeNull()
})

it('ends at the way on, and can be watched again', async () => {
  show()
  await start()
  fireEvent.ended(await media())
  expect(await screen.findByRole('heading', { name: texts.endedTitle })).toBeDefined()
  expect(wayOn()).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(wayOn()))
  await userEvent.click(await button('Watch again'))
  await player()
  expect(calls).toEqual([PREVIEW, PREVIEW])
})

it.each([
  ['Escape', async () => fireEvent.keyDown(await player(), { key: 'Escape' })],
  ['its button', async () => userEvent.click(await button('Close preview'))],
])('is closed by %s, which gives the focus back', async (_, close) => {
  show()
  await start()
  const playButton = (await player()).querySelector<HTMLElement>('media-play-button')!
  act(() => playButton.focus())
  await close()
  const opener = await button('25-second preview')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(wayOn()).not.toBeNull()
})

it('shows that it is being opened', async () => {
  answers[PREVIEW] = hang
  show()
  await start()
  expect((await button('25-second preview')).getAttribute('aria-busy')).toBe('true')
})

it('says that it did not start, and tries again', async () => {
  answers[PREVIEW] = fail
  show()
  await start()
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failedText)
  answers[PREVIEW] = permit
  await userEvent.click(await button('Try again'))
  await player()
})

it('says that the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answers[PREVIEW] = fail
  show()
  await start()
  expect((await screen.findByRole('alert')).textContent).toContain(texts.offlineText)
  await userEvent.click(await button('Close preview'))
  expect(await button('25-second preview')).toBeDefined()
})

it('shows a stream that is broken', async () => {
  show()
  await start()
  await waitFor(() => expect(playHls).toHaveBeenCalledOnce())
  act(() => vi.mocked(playHls).mock.calls[0]![1].onFailure('broken'))
  await screen.findByRole('heading', { name: texts.failedTitle })
})

it('offers nothing where there is no preview', () => {
  show(null)
  expect(wayOn()).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('leaves the buttons of the stage where they are when the preview is offered', () => {
  const stage = (given: typeof texts | null) => (
    <PreviewStage video={{ id: 3, title: 'Slow Flow' }} texts={given}>
      <button type="button">Play</button>
    </PreviewStage>
  )
  const { rerender } = render(stage(null), { wrapper: PageWrapper })
  const before = screen.getByRole('button', { name: 'Play' })
  rerender(stage(texts))
  expect(screen.getByRole('button', { name: '25-second preview' })).not.toBe(before)
  expect(screen.getByRole('button', { name: 'Play' })).toBe(before)
})
