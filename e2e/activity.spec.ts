import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe'
import { callProvider } from './support/provider'
import { takeVideo } from './support/take-video'
import { expect, test } from './support/test'

test('what a member finishes counts on home, in the calendar and in the file', async ({
  page,
  login,
}) => {
  const { tokens } = await login({ plan: 'all' })
  const { body: videos } = await callProvider<{
    data: { id: number; title: string; duration_seconds: number }[]
  }>('GET', '/v1/videos?per_page=1')
  const video = videos.data[0]!
  await takeVideo(tokens, video)

  await page.goto('/')
  const greeting = page.getByRole('region', { name: /^Good (morning|afternoon|evening), / })
  await expect(greeting.getByText('Your free trial runs until')).toBeVisible()
  const week = page.getByRole('region', { name: 'This week' })
  await expect(week.getByRole('listitem').filter({ hasText: '1 class taken' })).toHaveCount(1)
  await week.getByRole('link', { name: 'Your activity' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(page.getByRole('link', { name: video.title })).toBeVisible()
  await expect(
    page.getByText('You’ve trained 1 week in a row. Take at least one class a week'),
  ).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^activity-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(video.title)

  await page.getByRole('link', { name: 'By date', exact: true }).click()
  const minutes = Math.round(video.duration_seconds / 60)
  await expect(
    page.getByRole('gridcell', { name: new RegExp(`: ${minutes} minutes$`) }),
  ).toHaveCount(1)
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByRole('button', { name: 'Show dates' }).click()
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-31/)
  await expect(page.getByRole('heading', { name: 'No classes on these dates' })).toBeVisible()

  await page.getByRole('link', { name: 'In the studio', exact: true }).click()
  await page.getByRole('link', { name: 'Link a studio' }).click()
  await expect(page).toHaveURL(/\/account\/linked-accounts/)
})
