import { collectEvents, payloadsOf } from './support/events'
import { expect, test } from './support/test'
import { watchVideo } from './support/watch-video'

test('a video is tracked when its page is viewed, and when a quarter of it was played', async ({
  page,
  login,
}) => {
  const events = collectEvents(page)
  const { id, title } = await watchVideo(await login({ plan: 'all' }), 0.24)
  await page.goto(`/video-detail?id=${id}`)
  const about = { id, title, page: 'video-detail' }
  await expect
    .poll(() => payloadsOf(events, 'Video Detail'))
    .toEqual([expect.objectContaining({ ...about, completion: 0.24 })])
  // The path is the one in the address bar, not that of the file that renders the page.
  await expect
    .poll(() => payloadsOf(events, 'Page View'))
    .toEqual([{ page: 'video-detail', pathname: '/video-detail', id: String(id) }])
  await page.getByRole('button', { name: /^Resume from / }).click()
  const element = page.locator('video')
  await expect
    .poll(() => element.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0.5)
  await element.evaluate((v: HTMLVideoElement) => {
    v.playbackRate = 16
  })
  await expect
    .poll(() => payloadsOf(events, 'Video Progress')[0])
    .toEqual(expect.objectContaining({ ...about, completion: 0.25 }))
})
