import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { query } from './support/database'
import { holdScripts } from './support/hold-scripts'
import { classCount, classRows, dayAfter, kindWithoutClasses, openDay } from './support/schedule'
import { expect, test } from './support/test'

const kinds = (page: Page) => page.getByRole('group', { name: 'Type' })

/** The provider's number of classes of a modality in a time range. */
async function planned(modality: string, day: { from: string; to: string }) {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from live_classes, modalities
     where modalities.name = $1 and modality_ids @> array[modalities.id]
       and starts_at >= $2 and starts_at < $3`,
    [modality, day.from, day.to],
  )
  return row?.count ?? 0
}

const countText = (count: number) => (count === 1 ? '1 class' : `${count} classes`)

test('modality filters narrow a day, are in the URL, undone by Back and kept for other days and brands', async ({
  page,
}) => {
  const date = await openDay(page)
  const day = await page.evaluate((key) => {
    const from = new Date(`${key}T00:00`)
    return { from: from.toISOString(), to: new Date(from.getTime() + 86_400_000).toISOString() }
  }, date)
  const [first, second] = await kinds(page).getByRole('button').allInnerTexts()
  if (!first || !second) throw new Error('The day has no two kinds of class to choose from.')

  await kinds(page).getByRole('button', { name: first, exact: true }).click()
  await expect(page).toHaveURL(/&modalities_ids=\d+$/)
  const expected = await planned(first, day)
  expect(expected).toBeGreaterThan(0)
  await expect(classRows(page)).toHaveCount(expected)
  await expect(classCount(page)).toHaveText(countText(expected))
  await expect(classRows(page).filter({ hasText: first })).toHaveCount(expected)

  await kinds(page).getByRole('button', { name: second, exact: true }).click()
  await expect(page).toHaveURL(/modalities_ids=\d+,\d+$/)
  const pressed = kinds(page).getByRole('button', { pressed: true })
  await expect(pressed).toHaveCount(2)

  await page.goBack()
  await expect(pressed).toHaveText([first])
  await expect(classRows(page)).toHaveCount(expected)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/modalities_ids/)
  // Other tests add and move classes of the day meanwhile.
  await expect.poll(() => classRows(page).count()).toBeGreaterThan(expected)
  await expect
    .poll(
      async () => (await classCount(page).innerText()) === countText(await classRows(page).count()),
    )
    .toBe(true)

  // Back undoes the clearing too.
  await page.goBack()
  await expect(page).toHaveURL(/modalities_ids=\d+$/)
  await expect(pressed).toHaveText([first])
  const chosen = new URL(page.url()).searchParams.get('modalities_ids')
  const next = dayAfter(date, 3)
  await page.getByRole('navigation', { name: 'Days' }).locator(`a[href*="date=${next}"]`).click()
  await expect(page).toHaveURL(`/schedule?date=${next}&modalities_ids=${chosen}`)
  await expect(classCount(page)).toBeVisible()
  await expect(pressed).toHaveText([first])
  await expect(classRows(page).filter({ hasNotText: first })).toHaveCount(0)

  // The previous page stays in the DOM for a moment, with links of its own.
  await page
    .getByRole('navigation', { name: 'Practice' })
    .getByRole('link', { name: 'Boxing' })
    .and(page.locator(`[href*="date=${next}"]`))
    .click()
  await expect(page).toHaveURL(/brand=boxing/)
  expect(new URL(page.url()).searchParams.get('modalities_ids')).toBe(chosen)
  await expect(pressed).toHaveText([first])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('three classes are in the first view, and filters and search open in place', async ({
    page,
  }) => {
    await openDay(page)
    await expect(classRows(page).first()).toBeVisible()
    const bottom = (row: Locator) =>
      row.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 })
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(scrollWidth).toBe(width)
      const third = classRows(page).nth(2)
      await expect.poll(() => bottom(third), `at ${width} px`).toBeLessThanOrEqual(812)
    }

    const before = await bottom(classRows(page).first())
    await page.getByRole('button', { name: 'Search classes' }).click()
    await expect(page.getByRole('searchbox', { name: 'Class or instructor' })).toBeFocused()
    expect(await bottom(classRows(page).first())).toBe(before)
    await page.getByRole('searchbox').blur()
    await expect(page.getByRole('searchbox')).toBeHidden()

    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('heading', { name: 'Practice' })).toBeVisible()
    await sheet.getByRole('group', { name: 'Time of day' }).getByText('Evening').click()
    await sheet.getByRole('button', { name: 'Show classes' }).click()
    await expect(page).toHaveURL(/part=evening/)
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible()
    // The list is shown a moment after the filter.
    const areOfTheEvening = async () => {
      const hours = await classRows(page)
        .locator('time')
        .evaluateAll((times) =>
          times.map((time) => new Date((time as HTMLTimeElement).dateTime).getHours()),
        )
      return hours.length > 0 && hours.every((hour) => hour >= 17)
    }
    await expect.poll(areOfTheEvening).toBe(true)
  })
})

test('a modality without any classes shows an empty state and can be cleared', async ({ page }) => {
  const kind = await kindWithoutClasses('boxing')
  await openDay(page, `&brand=boxing&modalities_ids=${kind}`)
  await expect(page.getByRole('heading', { name: 'None of these on this day' })).toBeVisible()
  await expect(page.getByText('There are none in the next two weeks either.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(classRows(page).first()).toBeVisible()
})

test.describe('in the time zone of the server, whose days are shown at once', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('selected filters are kept even before hydration, for other days', async ({ page }) => {
    const name = 'HIIT'
    const [row] = await query<{ id: number }>('select id from modalities where name = $1', [name])
    const chosen = row!.id
    await openDay(page, `&brand=boxing&modalities_ids=${chosen}`)
    await expect(kinds(page).getByRole('button', { pressed: true })).toHaveText([name])

    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await page
      .getByRole('navigation', { name: 'Days' })
      .getByRole('link', { name: 'Today' })
      .click({ noWaitAfter: true })
    await page.waitForURL((url) => !url.searchParams.has('date'), { waitUntil: 'commit' })
    await expect(page).toHaveURL(`/schedule?brand=boxing&modalities_ids=${chosen}`)

    release()
    await expect(kinds(page).getByRole('button', { pressed: true })).toHaveText([name])
    await expect(classRows(page).filter({ hasNotText: name })).toHaveCount(0)
  })
})
