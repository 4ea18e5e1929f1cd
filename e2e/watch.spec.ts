import { expectAccessible } from './support/axe'
import { query } from './support/database'
import { takeVideo } from './support/take-video'
import { expect, test } from './support/test'

const video = async (free: boolean) => {
  const [row] = await query<{ id: number; title: string; duration_seconds: number }>(
    'select id, title, duration_seconds from videos where free = $1 order by id limit 1',
    [free],
  )
  if (!row) throw new Error('The seed holds no such video.')
  return row
}

test('a video plays with sound and captions, resumes at the last position, is recorded without what was skipped, and is rated', async ({
  page,
  login,
}) => {
  const { tokens } = await login({ plan: 'all' })
  const { id, title, ...taken } = await video(false)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|preload/.test(message.text())) complaints.push(message.text())
  })
  const records: { watched_seconds: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/user_video_watches')) records.push(request.postDataJSON())
  })
  const element = page.getByRole('region', { name: title }).locator('video')
  const position = () => element.evaluate((v: HTMLVideoElement) => v.currentTime)
  await page.goto(`/video-detail?id=${id}`)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(position).toBeGreaterThan(1)
  const state = await element.evaluate((v: HTMLVideoElement) => ({
    muted: v.muted,
    captions: [...v.textTracks].filter((track) => track.kind !== 'metadata').length,
  }))
  expect(state.muted).toBe(false)
  expect(state.captions).toBeGreaterThan(0)
  await expect(page.getByRole('switch', { name: 'closed captions' })).toHaveAttribute(
    'aria-checked',
    /^(true|false)$/,
  )
  await expectAccessible(page)

  await element.evaluate((v: HTMLVideoElement) => {
    v.currentTime = 200
  })
  await expect.poll(position).toBeGreaterThan(200.5)
  await page.getByRole('link', { name: 'Schedule' }).first().click()
  await expect(page).toHaveURL('/schedule')
  await page.goBack()
  await page.getByRole('button', { name: /^Resume from 3:2\d$/ }).click()
  await expect.poll(position).toBeGreaterThan(199.5)

  await element.evaluate((v: HTMLVideoElement) => v.pause())
  await expect
    .poll(async () => {
      const response = await page.request.get(`/api/v1/videos/${id}`)
      return ((await response.json()) as { resume_seconds?: number }).resume_seconds ?? 0
    })
    .toBeGreaterThanOrEqual(200)
  await expect.poll(() => records.length).toBeGreaterThan(0)
  for (const { watched_seconds } of records) expect(watched_seconds).toBeLessThan(100)
  expect(records.at(-1)).toEqual({
    video_id: id,
    live: false,
    watched_seconds: expect.any(Number),
    playback_started_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
  })
  await page.reload()
  await page.getByRole('button', { name: /^Resume from 3:2\d$/ }).click()
  await expect.poll(position).toBeGreaterThan(199.5)
  await page.getByRole('button', { name: /^Play from 0:00 / }).click()
  await expect.poll(position).toBeLessThan(100)
  expect(complaints).toEqual([])

  await takeVideo(tokens, { id, ...taken })
  await page.reload()
  await expect(page.getByRole('region', { name: `Because you took ${title}` })).toBeVisible()
  const rating = page.getByRole('region', { name: 'Rate this class' })
  await rating.getByRole('radio', { name: '4 stars' }).check()
  await rating.getByRole('radio', { name: 'Harder' }).check()
  await rating.getByRole('button', { name: 'Save rating' }).click()
  await expect(page.getByText('Your rating is saved and')).toBeAttached()
  const own = page.getByRole('region', { name: 'Your rating' })
  await expect(own.getByRole('img', { name: '4 stars' })).toBeVisible()
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Remove' }).click()
  await expect(rating).toBeVisible()
})

test('the button shows what is missing, and a preview what there is', async ({ page, login }) => {
  const { id, title } = await video(false)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.m3u8$|\/preview$/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`/video-detail?id=${id}`)
  const pendingAction = `play-${id}`
  const main = page.getByRole('main')
  const logIn = main.getByRole('link', { name: 'Log in', exact: true })
  await expect(logIn).toHaveAttribute(
    'href',
    new RegExp(`^/login\\?pendingAction=${pendingAction}&`),
  )
  await expect(main.getByText('7 days free, then $29.99 a month.')).toBeVisible()
  const trial = main.getByRole('link', { name: 'Try it free' })
  await expect(trial).toHaveAttribute('href', /^\/email-lookup\?/)
  const query = new URL((await trial.getAttribute('href'))!, 'http://x').searchParams
  expect(query.get('pendingAction')).toBe(pendingAction)
  for (const way of ['onSuccessPurchase', 'onBack'])
    expect(query.get(way)).toBe(`/video-detail?id=${id}`)
  await expect(main.getByRole('link', { name: /^Favorite / }).first()).toBeVisible()
  await expect(main.getByRole('button', { name: /to a list$/ })).toBeHidden()

  const preview = page.getByRole('button', { name: '25-second preview' })
  expect(asked).toEqual([])
  await preview.click()
  const player = page.getByRole('region', { name: `Preview of ${title}` })
  const element = player.locator('video')
  const position = () => element.evaluate((v: HTMLVideoElement) => v.currentTime)
  await expect.poll(position).toBeGreaterThan(0)
  const shown = await element.evaluate(({ muted, duration }: HTMLVideoElement) => ({
    muted,
    duration,
  }))
  expect(shown.muted).toBe(true)
  expect(shown.duration).toBeLessThan(27)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(preview).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(position).toBeGreaterThan(0)
  await element.evaluate((v: HTMLVideoElement) => {
    v.currentTime = v.duration - 0.5
  })
  await expect(page.getByRole('heading', { name: 'That was the preview' })).toBeVisible()
  await expect(trial).toBeFocused()
  await expect(trial).toBeVisible()
  await expectAccessible(page)

  await login()
  await page.reload()
  await expect(trial).toBeHidden()
  await page.getByRole('button', { name: 'Subscribe to watch' }).click()
  const modal = page.getByRole('dialog', { name: 'Subscribe to watch' })
  await expect(modal.getByText(/One practice, monthly.*\$14\.99 a month/)).toBeVisible()
  await modal.getByRole('link', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscribe\/payment\?sp=2&/)
})

test('a stream that sends nothing and one that sends invalid data both show an error', async ({
  page,
}) => {
  const { id } = await video(true)
  await page.route(/\.m3u8$/, () => {})
  await page.goto(`/video-detail?id=${id}`)
  const asked = page.waitForRequest(/\.m3u8$/)
  await page.getByRole('button', { name: 'Play' }).click()
  await asked
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 6_000 })
  await page.unroute(/\.m3u8$/)

  let segments = 0
  await page.route(/\.(?:ts|m4s|aac)$/, (route) => {
    segments += 1
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ status: 200, headers, body: 'x'.repeat(20_000) })
  })
  await retry.click()
  await expect.poll(() => segments).toBeGreaterThan(0)
  await expect(retry).toBeVisible({ timeout: 10_000 })
  expect(segments).toBeLessThan(60)
  await page.unroute(/\.(?:ts|m4s|aac)$/)
  await retry.click()
  await expect
    .poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0)
})
