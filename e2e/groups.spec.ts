import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { callProvider } from './support/provider'
import { takeVideo } from './support/take-video'
import { expect, test } from './support/test'

type Program = {
  videos: { week: number; video: { id: number; duration_seconds: number } }[]
}

test('a program shows a member’s progress and continues from there', async ({ page, login }) => {
  const { tokens } = await login({ plan: 'all' })
  await page.goto('/classes/programs')
  await page.getByRole('link', { name: 'Road to Crow', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Road to Crow' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start day 1' })).toBeVisible()
  await expect(page.getByText('0 of 12 done')).toBeVisible()

  const id = /programs\/(\d+)/.exec(page.url())?.[1]
  const { body: program } = await callProvider<Program>('GET', `/v1/video_groups/programs/${id}`)
  const finish = async ({ video }: Program['videos'][number]) => {
    const path = '/v1/user_video_sessions'
    const body = { video_id: video.id }
    const { body: session } = await callProvider<{ id: number }>('POST', path, { tokens, body })
    await takeVideo(tokens, video)
    const end = { position_seconds: video.duration_seconds, ended: true }
    await callProvider('PUT', `${path}/${session.id}`, { tokens, body: end })
  }
  const days = program.videos.filter(({ week }) => week === 1)
  for (const day of days) await finish(day)
  await page.reload()
  await expect(page.getByText(`${days.length} of 12 done`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue week 2, day 1' })).toBeVisible()
})

/** Narrows a list by a search and a practice, and widens it to all practices again. */
async function searchPractices(page: Page, list: string) {
  const brands = page.getByRole('navigation', { name: 'Practice' })
  await page.getByRole('searchbox').fill('a')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`${list}?q=a`)
  await brands.getByRole('link', { name: 'Barre' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('brand') === 'barre')
  expect(new URL(page.url()).searchParams.get('q')).toBe('a')
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await brands.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(`${list}?q=a`)
}

test('collections are found with a typing error, Back lists them all again, and a search is kept in another practice', async ({
  page,
}) => {
  await page.goto('/classes/collections')
  const count = page.getByRole('status').filter({ hasText: /^\d+ collections?$/ })
  const all = await count.innerText()
  await page.getByRole('searchbox').fill('pilatse')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=pilatse/)
  await expect(
    page.getByRole('link', { name: 'Pilates, from the Ground Up', exact: true }),
  ).toBeVisible()
  await expect(count).not.toHaveText(all)
  await page.goBack()
  await expect(count).toHaveText(all)
  await searchPractices(page, '/classes/collections')
})

test('an instructor is found by name, also within a practice, and has a page with videos', async ({
  page,
}) => {
  await page.goto('/instructors')
  await searchPractices(page, '/instructors')
  await page.getByRole('searchbox').fill('priya')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Priya Nair', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Press play with Priya' })).toBeVisible()
  await page.getByRole('link', { name: 'Workouts with Priya' }).click()
  await expect(page).toHaveURL(/instructor_ids=\d+/)
})

test('the page of an instructor shows what they teach in the current brand', async ({
  request,
  faults,
}) => {
  const response = await request.get(`${faults.url}/instructors?brand=barre&id=8`)
  expect(await response.text()).toMatch(/<h1[^>]*>Sofia/)
  const asked = faults.calls.filter((call) => /instructor_ids=8\b/.test(call))
  expect(asked.length).toBeGreaterThan(1)
  for (const call of asked) expect(call).toMatch(/brand_id=3\b/)
})

// Each in a brand of its own, because one page fetches others ahead.
const emptyLists = { '': 'strength', '/collections': 'rowing', '/programs': 'dance' }
for (const [list, brand] of Object.entries(emptyLists))
  test(`/classes${list} without content shows an empty state and links to all brands`, async ({
    request,
    faults,
  }) => {
    const path = `/classes${list}`
    const all = `${faults.url}${path}`
    // Before the fault, so that nothing that all pages share is stored as empty.
    await request.get(all)
    faults.set('empty')
    const html = await (await request.get(`${all}?brand=${brand}`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain('Nothing here yet')
    expect(main).not.toContain('<article')
    expect(main).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*><span[^>]*>See everything`))
  })

test('a list without content shows an empty state, which leads to all brands', async ({
  page,
  request,
  faults,
}) => {
  const all = `${faults.url}/classes/workouts`
  // Before the fault, so that it is not fetched ahead as empty.
  await request.get(all)
  faults.set('empty')
  await page.goto(`${all}?brand=boxing`)
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(page.getByRole('main').locator('article')).toHaveCount(0)
  await expectAccessible(page)
  faults.set('none')
  await page.getByRole('link', { name: 'See everything' }).click()
  await expect(page).toHaveURL(all)
  await expect(page.getByRole('main').locator('article').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('collections, programs and instructors show their content and links', async ({ page }) => {
    await page.goto('/classes/collections')
    await page.getByRole('link', { name: 'New to the Mat', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New to the Mat' })).toBeVisible()
    await expect(page.locator('main article')).toHaveCount(6)

    await page.goto('/classes/programs')
    await page.getByRole('link', { name: 'Couch to Five', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Week 6' })).toBeVisible()

    await page.goto('/instructors?id=3')
    await expect(page.getByRole('heading', { name: 'Instructors', level: 2 })).toBeVisible()
    await page.goto('/instructors?id=99999')
    await expect(page.getByRole('heading', { name: 'Instructors', level: 1 })).toBeVisible()
  })
})
