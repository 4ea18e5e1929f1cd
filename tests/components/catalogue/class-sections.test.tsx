import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ClassSections } from '@/components/catalogue/class-sections'
import { playingMedia } from '@/lib/playback/playing-media'
import { streamedVideo } from '@/tests/support/streamed-video'

const sections = [
  { title: 'Warm-up', startsAtSeconds: 0, durationSeconds: 180 },
  { title: 'Flow', startsAtSeconds: 180, durationSeconds: 720 },
  { title: 'Final rest', startsAtSeconds: 900, durationSeconds: 45 },
]
const texts = { playFrom: 'Play from', minutes: '{count} min', seconds: '{count} sec' }
const show = () => render(<ClassSections sections={sections} texts={texts} />)

afterEach(() => act(() => playingMedia.set(null)))

function play() {
  const video = streamedVideo()
  const play = vi.fn(() => Promise.resolve())
  const scrollIntoView = vi.fn()
  Object.assign(video.media, { play, scrollIntoView })
  act(() => playingMedia.set(video.media))
  return { ...video, play, scrollIntoView }
}

it('lists the start, title and length of each section as text', () => {
  show()
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '0:00 Warm-up 3 min',
    '3:00 Flow 12 min',
    '15:00 Final rest 45 sec',
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

it('goes to a section while the video is played, and shows the picture', async () => {
  show()
  const { media, play: resume, scrollIntoView } = play()
  await userEvent.click(screen.getByRole('button', { name: 'Play from 3:00 Flow 12 min' }))
  expect(media.currentTime).toBe(180)
  expect(resume).toHaveBeenCalledOnce()
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
})

it('marks the section that is being played', () => {
  show()
  const { at } = play()
  const current = () => screen.getAllByRole('button').map((button) => button.ariaCurrent)
  expect(current()).toEqual(['true', null, null])
  act(() => at(180, 'timeupdate'))
  expect(current()).toEqual([null, 'true', null])
  act(() => at(20, 'seeking'))
  expect(current()).toEqual(['true', null, null])
})

it('is text again when the video is no longer played', () => {
  show()
  play()
  expect(screen.getAllByRole('button')).toHaveLength(3)
  act(() => playingMedia.set(null))
  expect(screen.queryByRole('button')).toBeNull()
})
