import type { Page } from '@playwright/test'
import { seedClass } from './support/live-class'
import { expect, test } from './support/test'

test.use({ locale: 'es-MX' })

const main = (page: Page) => page.getByRole('main')
const start = (page: Page) => main(page).locator('[data-card="live-classes"] time').first()
const price = (page: Page) => main(page).locator('.plan-price').first()

test('a visitor is met in Spanish, turns to French, and is met in it from then on', async ({
  page,
}) => {
  await page.goto('/schedule?brand=yoga')
  await expect(page).toHaveURL(/\/es\/schedule\?brand=yoga$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Horario')
  await expect(start(page)).toHaveText(/^\d{1,2}:\d{2}$/)
  const days = main(page).getByRole('navigation', { name: 'Días' }).getByRole('link')
  await expect(days.first()).toHaveText(/^Hoy\d{1,2}\s[a-z]{3,4}$/)

  await page.goto('/es/subscription-plan-selector')
  await expect(price(page)).toHaveText(/^29,99\sUS\$/)

  await page.goto('/es/login')
  await page.getByLabel('Correo electrónico').fill('nobody@example.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('not the password')
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(main(page).getByRole('alert')).toContainText(
    'El correo o la contraseña no coinciden. Inténtalo de nuevo.',
  )

  await page.goto('/es/schedule')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('Français (Canada)')
  await expect(page).toHaveURL(/\/fr-CA\/schedule$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Horaire')
  await expect(start(page)).toHaveText(/^\d{1,2}\sh\s\d{2}$/)

  await page.goto('/subscription-plan-selector')
  await expect(page).toHaveURL(/\/fr-CA\/subscription-plan-selector$/)
  await expect(price(page)).toHaveText(/^39,99\s\$/)
})

test('the catalogue’s own words say that they are English, where the page is not', async ({
  page,
  request,
}) => {
  const { id } = await seedClass({ title: 'Said as it is written' })
  const parts: [path: string, part: string][] = [
    ['/', '[data-card] h3, .timeline h3'],
    ['/video-detail?id=3', 'h1, .facts-text, dd, [data-card] h3, .ui-breadcrumbs li:last-child'],
    [`/live-class-detail?id=${id}`, 'h1, .facts-text, .ui-breadcrumbs li:last-child'],
    ['/schedule', '.class-row h3, .class-kind, .kinds .ui-chip'],
    ['/classes/workouts', '[data-card] h2, .filter-modalities .ui-chip'],
    ['/classes/collections', '[data-card] h2, .filter-modalities .ui-chip'],
    ['/instructors?id=1', '.panel-head .ui-lead, .intro-kinds, .person > p'],
    ['/studios', '[data-card] h2'],
  ]
  /** The languages of these parts of a page, null being the page's own, and of whatever else has one. */
  const languagesOn = async (path: string, part: string) => {
    const html = await (await request.get(path)).text()
    return page.evaluate(
      ([text, selector]) => {
        const main = new DOMParser().parseFromString(text!, 'text/html').querySelector('main')!
        const languages = (found: Iterable<Element>) =>
          [...found].map((each) => each.closest('main [lang]')?.getAttribute('lang') ?? null)
        return {
          parts: languages(main.querySelectorAll(selector!)),
          // Names of groups, links onwards and forms are the page's own words.
          others: languages(
            main.querySelectorAll('[role="group"], nav, form, legend, .ui-head h2'),
          ),
          marked: main.querySelectorAll('[lang]').length,
        }
      },
      [html, part],
    )
  }
  for (const [path, part] of parts) {
    const spanish = await languagesOn(`/es${path}`, part)
    expect(spanish.parts.length, path).toBeGreaterThan(1)
    expect(new Set(spanish.parts), path).toEqual(new Set(['en']))
    expect(spanish.others.filter(Boolean), path).toEqual([])
    const english = await languagesOn(`/en-AU${path}`, part)
    expect(english.parts.length, path).toBeGreaterThan(1)
    expect(english.marked, path).toBe(0)
  }
})
