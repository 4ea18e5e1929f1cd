import { expectAccessible } from './support/axe'
import { startConfiguredWeb } from './support/configured-web'
import { seedClass } from './support/live-class'
import { e2eSettings } from './support/settings'
import { expect, test } from './support/test'

const { webUrl } = e2eSettings()

test('a video is shared on two networks, without private parameters, and its link copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const opened: unknown[][] = []
    Object.assign(window, { opened })
    window.open = (...given) => {
      opened.push(given)
      return null
    }
  })
  await page.goto('/video-detail?id=3&brand=yoga&onBack=%2Fclasses&referrer_id=9')
  const shared = `${webUrl}/video-detail?id=3&brand=yoga`
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.locator('[data-modal="share"]')
  await expect(dialog).toHaveAttribute('data-state', 'open')
  await expectAccessible(page)
  await expect(dialog.locator('[data-share]')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Facebook' }).click()
  await dialog.getByRole('button', { name: 'X', exact: true }).click()
  const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened)
  expect(opened.map(([url]) => new URL(url!).host)).toEqual(['www.facebook.com', 'x.com'])
  for (const [url, , features] of opened) {
    expect(url).toContain(encodeURIComponent(shared))
    expect(features).toContain('width=550,height=400')
  }
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared)
  await expect(dialog).toHaveCount(0)
})

test('the device’s share sheet is offered beside the networks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        Object.assign(window, { shared: data })
        return Promise.resolve()
      },
    })
  })
  const { id, title } = await seedClass()
  await page.goto(`/live-class-detail?id=${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.locator('[data-modal="share"]')
  await expect(dialog.locator('[data-share]')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'More options' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown }).shared))
    .toEqual({ title, url: `${webUrl}/live-class-detail?id=${id}` })
  await expect(dialog).toHaveCount(0)
})

test.describe('the support chat', () => {
  test('is shown on three pages, in every language, and hidden on others', async ({
    page,
    login,
  }) => {
    const chat = page.locator('#support-chat')
    for (const path of ['/', '/en-AU?brand=yoga', '/subscribe/payment-public?store_id=1&sp=2']) {
      await page.goto(path)
      await expect(chat).toBeVisible()
    }
    for (const path of ['/classes', '/login', '/video-detail?id=3', '/nope']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(chat).toBeHidden()
    }
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).first().click()
    await expect(page).toHaveURL('/classes')
    await expect(chat).toBeHidden()
    await page.goBack()
    await expect(chat).toBeVisible()

    await login()
    await page.goto('/account/offers-exclusive')
    await expect(chat).toBeVisible()
    await page.goto('/account/offers')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(chat).toBeHidden()
  })

  test('opens by keyboard on a phone, shows how to get help, and closes', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Get help' })
    await open.focus()
    await page.keyboard.press('Enter')
    const help = page.locator('#support-panel').getByRole('link', { name: /help center/ })
    await expect(help).toBeVisible()
    await expect(help).toHaveAttribute('target', '_blank')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(help).toBeFocused()
    await expect(
      page.locator('#support-panel').getByRole('link', { name: /Write/ }),
    ).toHaveAttribute('href', /^mailto:.+@/)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('does not cover the main action', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto('/')
    const chat = page.getByRole('button', { name: 'Get help' })
    const start = page
      .getByRole('main')
      .locator('.ui-button[data-variant="primary"]:visible')
      .first()
    // As wide as the viewport, like on the payment page, and scrolled to where the chat button
    // rests.
    await start.evaluate((element) => {
      element.style.width = '335px'
      const { bottom } = element.getBoundingClientRect()
      const rest = document.querySelector('.support-place')!.getBoundingClientRect()
      document.body.style.paddingTop = `${Math.max(0, rest.bottom - bottom)}px`
      window.scrollTo(0, 0)
      window.dispatchEvent(new Event('resize'))
    })
    await expect
      .poll(async () => {
        const [above, below] = [await chat.boundingBox(), await start.boundingBox()]
        return above && below ? below.y - (above.y + above.height) : -1
      })
      .toBeGreaterThanOrEqual(8)

    // The fields of the payment are as wide as a phone, so it stands below them.
    await page.goto('/subscribe/payment-public?sp=3')
    const pay = page.locator('[data-pay]')
    await pay.waitFor()
    const [above, below] = [await pay.boundingBox(), await chat.boundingBox()]
    expect(below!.y).toBeGreaterThan(above!.y + above!.height)
  })

  test.describe('that is configured', () => {
    // A page that began without its host refuses it later, and keeps our own.
    test.use({ expectsRefusal: true })

    test('is shown in place of ours, and hidden elsewhere', async ({ page }) => {
      const src = 'https://chat.example/widget.js'
      const web = await startConfiguredWeb({ SUPPORT_CHAT_URL: src })
      try {
        await page.route(src, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: `document.body.append(Object.assign(document.createElement('button'), { id: 'vendor', textContent: 'Chat' }))`,
          }),
        )
        await page.goto(web.url)
        const vendor = page.locator('#vendor')
        await expect(vendor).toBeVisible()
        await expect(page.getByRole('button', { name: 'Get help' })).toBeHidden()
        await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).first().click()
        await expect(page).toHaveURL(/\/classes$/)
        await expect(vendor).toBeHidden()
        await page.goBack()
        await expect(vendor).toBeVisible()

        await page.goto(`${web.url}/classes`)
        await expect(page.locator(`script[src="${src}"]`)).toHaveCount(0)
        await page.getByRole('banner').getByRole('link').first().click()
        await expect(page.getByRole('button', { name: 'Get help' })).toBeVisible()
      } finally {
        await web.stop()
      }
    })
  })
})

test('shop and help are external links, in the header and in the footer', async ({ page }) => {
  await page.goto('/classes')
  for (const part of ['banner', 'contentinfo'] as const)
    for (const [name, host] of [
      ['Shop', 'shop.example'],
      ['Help', 'help.example'],
    ] as const) {
      const link = page
        .getByRole(part)
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', new RegExp(host))
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
})

test('breadcrumbs are shown on nested screens and lead to home', async ({ page }) => {
  await page.goto('/video-detail?id=3&brand=yoga')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Classes'])
  await expect(trail.locator('[aria-current="page"]')).toHaveText(
    await page.getByRole('heading', { level: 1 }).innerText(),
  )
  await trail.getByRole('link', { name: 'Classes' }).click()
  await expect(page).toHaveURL('/classes?brand=yoga')
  await page.goto('/classes/workouts')
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Classes', 'Workouts'])
})
