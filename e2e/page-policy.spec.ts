import { configuredHosts } from '@/cache-handler/hosts.mjs'
import { allowOwnScripts, scriptHash } from '@/cache-handler/allowed-scripts.mjs'
import { pagePolicy } from '@/cache-handler/page-policy.mjs'
import { expect, test } from './support/test'

/** The page's inline scripts, without its data blocks. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:src=|json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )

test('whole pages defer their scripts and allow inline ones by hash', async ({ request }) => {
  const paths = ['/', '/video-detail?id=1', '/fr-CA/schedule?brand=yoga', '/login', '/nope']
  for (const path of paths) {
    const response = await request.get(path)
    const policy = response.headers()['content-security-policy'] ?? ''
    const sources = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    const html = await response.text()
    // With this function the framework leaves a part to the browser.
    expect(html, path).not.toContain('$RX')
    expect(html, path).not.toMatch(/<script src="[^>]*async|as="script"/)
    const scripts = inlineScripts(html)
    expect(scripts.length, path).toBeGreaterThan(5)
    const refused = scripts.filter((script) => !sources.includes(scriptHash(script)))
    expect(refused, path).toEqual([])
    expect(sources, path).not.toContain('unsafe')
  }
})

test.describe('with a script injected', () => {
  test.use({ expectsRefusal: true })

  test('a browser blocks it and runs the others', async ({ page, request }) => {
    const response = await request.get('/login')
    const html = await response.text()
    allowOwnScripts(inlineScripts(html))
    const foreign = '<script>document.title = "foreign"; window.foreign = true</script>'
    const body = html.replace('</body>', `${foreign}</body>`)
    const refused: string[] = []
    const policy = pagePolicy(body, configuredHosts({}), (script) => refused.push(script))
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await page.route('**/login', (route) => route.fulfill({ body, headers }))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        Object.assign(window, { violation: `${violatedDirective} ${sample}` })
      })
    })

    await page.goto('/login')
    expect(refused).toHaveLength(1)
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'violation') as unknown))
      .toContain('script-src-elem')
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false)
    // The boot script and the framework's scripts did run, so the form is hydrated.
    await expect(page.locator('html')).toHaveAttribute('data-session', 'guest')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
})
