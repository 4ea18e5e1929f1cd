import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

const video = '/video-detail?id=3'
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const broken = (page: Page) => heading(page).filter({ hasText: 'Something went wrong' })
const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' })
const shared = (page: Page) => page.getByRole('dialog', { name: 'Share' })

/** Blocks all code that the page's HTML does not load initially; the result removes the block. */
async function holdLaterCode(page: Page, path: string): Promise<() => Promise<void>> {
  const html = await (await page.request.get(path)).text()
  const address = '**/_next/static/chunks/*.js'
  await page.route(address, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  return () => page.unroute(address)
}

test('a component whose code does not arrive shows an error, and works once the network is back or after a retry', async ({
  page,
  context,
}) => {
  await page.goto(video)
  const title = await heading(page).innerText()
  await hydrated(page)
  await context.setOffline(true)
  await share(page).click()
  await expect(broken(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText(title)

  const release = await holdLaterCode(page, video)
  await hydrated(page)
  await share(page).click()
  await expect(broken(page)).toBeVisible()
  await release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(title)
  await share(page).click()
  await expect(shared(page)).toBeVisible()
})

test('a page whose code fails to load works after a retry', async ({ page }) => {
  const release = await holdLaterCode(page, '/login')
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Forgot' }).click()
  await expect(broken(page)).toBeVisible()

  await release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('a page whose first scripts do not arrive requests them again', async ({ page }) => {
  const address = '**/_next/static/chunks/*.js'
  await page.route(address, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.goto(video)
  await lost
  await page.unroute(address)
  await hydrated(page)
  await share(page).click()
  await expect(shared(page)).toBeVisible()
})
