import { holdRequests } from './support/hold-requests'
import { holdScripts } from './support/hold-scripts'
import { seedClass } from './support/live-class'
import { expect, test } from './support/test'

for (const width of [375, 1280]) {
  test(`the first step does not move while it learns what was pressed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    const { id, title } = await seedClass({ title: 'Sunset Yin Live' })
    const letScripts = await holdScripts(page)
    const letClass = await holdRequests(page, /\/api\/v1\/live_classes/)
    const top = () =>
      page
        .getByRole('button', { name: 'Continue' })
        .evaluate((button) => button.getBoundingClientRect().top)
    await page.goto(`/email-lookup?pendingAction=book-${id}`, { waitUntil: 'commit' })
    await expect(page.getByText('We’ll check if you already have an account.')).toBeVisible()
    const drawn = await top()
    letScripts()
    await expect(page.getByRole('status', { name: 'Loading your choice' })).toBeVisible()
    expect(await top()).toBe(drawn)
    letClass()
    await expect(page.getByText(`Book ${title}`)).toBeVisible()
    expect(await top()).toBe(drawn)
  })
}
