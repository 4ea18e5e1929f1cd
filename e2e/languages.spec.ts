import type { APIRequestContext, Page } from '@playwright/test'
import { seedClass } from './support/live-class'
import { expect, test } from './support/test'

test.use({ locale: 'es-MX' })

const main = (page: Page) => page.getByRole('main')
const start = (page: Page) => main(page).locator('[data-card="live-classes"] time').first()

test('a first visit is led to Spanish, and after a switch to French the next visits are in French', async ({
  page,
}) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/collect')) views.push(new URL(page.url()).pathname)
  })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/schedule?brand=yoga#main')
  await expect(page).toHaveURL(/\/es\/schedule\?brand=yoga#main$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Horario')
  await expect(start(page)).toHaveText(/^\d{1,2}:\d{2}$/)
  const days = main(page).getByRole('navigation', { name: 'Días' }).getByRole('link')
  await expect(days.first()).toHaveText(/^Hoy\d{1,2}\s[a-z]{3,4}$/)

  await expect.poll(() => views.length).toBeGreaterThan(0)
  expect([new Set(views), errors]).toEqual([new Set(['/es/schedule']), []])
  // The page that was left is not in the way back.
  expect(await page.evaluate(() => history.length)).toBe(2)

  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('Français (Canada)')
  await expect(page).toHaveURL(/\/fr-CA\/schedule\?brand=yoga#main$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Horaire')
  await expect(start(page)).toHaveText(/^\d{1,2}\sh\s\d{2}$/)

  await page.goto('/classes')
  await expect(page).toHaveURL('/fr-CA/classes')
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await expect(page).toHaveURL('/classes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/studios')
  await expect(page).toHaveURL('/studios')

  await page.goto('/es/login')
  await page.getByLabel('Correo electrónico').fill('nobody@example.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('not the password')
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(main(page).getByRole('alert')).toContainText(
    'Correo o contraseña incorrectos. Inténtalo de nuevo.',
  )
})

test('nothing of the page that a visitor is led away from is painted', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const painted = performance.getEntriesByName('first-contentful-paint').length
      const read = document.querySelectorAll('main, header, footer').length
      sessionStorage.setItem('left', JSON.stringify({ path: location.pathname, painted, read }))
    })
  })
  // Spanish takes its time, in which the page of the address could be seen.
  await page.route('**/es/classes', async (route) => {
    await page.request.get('/es/classes/workouts')
    await route.continue()
  })
  await page.goto('/classes')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Clases')
  const left = await page.evaluate(() => sessionStorage.getItem('left'))
  expect(JSON.parse(left!)).toEqual({ path: '/classes', painted: 0, read: 0 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is in the language of its address, and its footer leads to the others', async ({
    page,
  }) => {
    await page.goto('/classes?brand=yoga')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(/\/es\?brand=yoga$/)
  })
})

/** Opens pages as HTML; their parts are read by selector, each with the value of its `lang`. */
function pageOpener(page: Page, request: APIRequestContext) {
  return async (path: string) => {
    const html = await (await request.get(path)).text()
    const main = await page.evaluateHandle(
      (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main')!,
      html,
    )
    return (selector: string) =>
      main.evaluate(
        (element, parts) =>
          [...element.querySelectorAll(parts)].map((part) => ({
            text: part.textContent.trim(),
            // Null means the page's own language.
            lang: part.closest('main [lang]')?.getAttribute('lang') ?? null,
          })),
        selector,
      )
  }
}

test('on a Spanish page the catalogue is marked as English, and all else is in Spanish', async ({
  page,
  request,
}) => {
  const { id } = await seedClass({ title: 'Said as it is written' })
  const open = pageOpener(page, request)
  // Modalities, equipment, body areas, plans and offers are in the language of the page.
  const rows: [path: string, catalogue: string | null, translated: string | null][] = [
    [
      '/',
      '[data-card]:not([data-card="promo"]) h3, .timeline h3',
      '[data-card="promo"] h3, [data-card="promo"] p, .promo-link',
    ],
    [
      '/video-detail?id=3',
      'h1, .facts-text, [data-card] h3, .ui-breadcrumbs li:last-child',
      'dd li',
    ],
    [
      `/live-class-detail?id=${id}`,
      'h1, .facts-text, .ui-breadcrumbs li:last-child',
      '.live-kinds span',
    ],
    ['/schedule', '.class-row h3', '.class-kind > span, .kinds .ui-chip'],
    ['/classes', null, 'nav .ui-chip'],
    ['/classes/workouts', '[data-card] h2', '.ui-chip-row .ui-chip'],
    ['/classes/collections', '[data-card] h2', null],
    ['/classes/programs', null, '.ui-chip-row .ui-chip'],
    ['/instructors', null, '.person > p'],
    ['/instructors?id=1', '.panel-head .ui-lead', '.intro-kinds li, .person > p'],
    ['/studios', '[data-card] h3', null],
    ['/studios/7', 'h1, [data-card] h3, .ui-breadcrumbs li:last-child', null],
    [
      '/subscription-plan-selector',
      null,
      '.plan h2, .plan-text, .plan-features li, .plan a:not([href^=mailto])',
    ],
  ]
  // Names of groups, links and forms are in the page's language.
  const ownWords = '[role="group"], nav, form, legend, .ui-head h2'
  const loanwords = new Set(['Yoga', 'Pilates', 'Barre', 'HIIT', 'Reformer'])
  for (const [path, catalogue, translated] of rows) {
    const [spanish, english] = [await open(`/es${path}`), await open(path)]
    if (catalogue) {
      const marked = await spanish(catalogue)
      expect(marked.length, path).toBeGreaterThan(0)
      expect(new Set(marked.map(({ lang }) => lang)), path).toEqual(new Set(['en']))
      expect(
        (await spanish(ownWords)).filter(({ lang }) => lang),
        path,
      ).toEqual([])
      expect((await english(catalogue)).length, path).toBeGreaterThan(0)
      expect(await english('[lang]'), path).toEqual([])
    }
    if (translated) {
      const ours = await spanish(translated)
      expect(ours.length, path).toBeGreaterThan(0)
      expect(new Set(ours.map(({ lang }) => lang)), path).toEqual(new Set([null]))
      const wordsOf = (parts: { text: string }[]) => parts.flatMap(({ text }) => text.split(', '))
      const known = new Set(wordsOf(await english(translated)))
      const left = wordsOf(ours).filter((text) => known.has(text) && !loanwords.has(text))
      expect(left, path).toEqual([])
    }
  }
})
