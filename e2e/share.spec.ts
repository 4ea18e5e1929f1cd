import { expectAccessible } from './support/axe'
import { startConfiguredWeb } from './support/configured-web'
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

test.describe('the support chat', () => {
  test('is on three pages, in every language, and on no other', async ({ context, login }) => {
    const expectChat = async (expected: boolean, paths: string[]) => {
      for (const path of paths) {
        const html = await (await context.request.get(path)).text()
        expect([path, html.includes('id="support-chat"')]).toEqual([path, expected])
      }
    }
    await expectChat(true, ['/', '/en-AU?brand=yoga', '/subscribe/payment-public?store_id=1&sp=2'])
    await expectChat(false, ['/classes', '/login', '/video-detail?id=3', '/nope'])
    await login()
    await expectChat(true, ['/account/offers-exclusive'])
    await expectChat(false, ['/account/offers'])
  })

  test('on a phone it opens by keyboard, covers neither the main action nor a payment, and leaves with its page', async ({
    page,
  }) => {
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
        const [above, below] = [await open.boundingBox(), await start.boundingBox()]
        return above && below ? below.y - (above.y + above.height) : -1
      })
      .toBeGreaterThanOrEqual(8)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Classes', exact: true }).click()
    await expect(page).toHaveURL('/classes')
    await expect(open).toBeHidden()
    await page.goBack()
    await expect(open).toBeVisible()

    // The fields of the payment are as wide as a phone, so it stands below them.
    await page.goto('/subscribe/payment-public?sp=3')
    const pay = page.locator('[data-pay]')
    await pay.waitFor()
    const [above, below] = [await pay.boundingBox(), await open.boundingBox()]
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

test('shop and help are external links, in the header and in the footer', async ({ request }) => {
  const html = await (await request.get('/classes')).text()
  for (const part of ['header', 'footer']) {
    const [within = ''] =
      new RegExp(`<${part} class="site-${part}"[\\s\\S]*?</${part}>`).exec(html) ?? []
    for (const host of ['shop.example', 'help.example']) {
      const [link] = new RegExp(`<a [^>]*href="https://${host}[^>]*>`).exec(within) ?? []
      expect([part, host, link]).toEqual([part, host, expect.stringContaining('target="_blank"')])
      expect(link).toMatch(/rel="[^"]*noopener/)
    }
  }
})
