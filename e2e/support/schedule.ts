import type { Page } from '@playwright/test'
import { query } from './database'
import { expect } from './test'

/** The rows of the schedule's classes. */
export const classRows = (page: Page) => page.locator('[data-card="live-classes"]')

/** The number of classes of a day, shown after hydration. */
export const classCount = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^\d+ class(es)?$/ })

/** Opens a day on which every seeded brand has classes, and waits until they have loaded. */
export async function openDay(page: Page, search = '') {
  const date = await page.evaluate(() => {
    const day = new Date(Date.now() + 3 * 86_400_000)
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  })
  await page.goto(`/schedule?date=${date}${search}`)
  await expect(classCount(page)).toBeVisible()
  return date
}

/** The date a number of days after another, as written in URLs. */
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The id of a modality that no class of a brand has. */
export async function kindWithoutClasses(brand: string): Promise<number> {
  const [kind] = await query<{ id: number }>(
    `select id from modalities where not exists (
       select 1 from live_classes join brands on brands.id = brand_id
       where workout_type = $1 and modality_ids @> array[modalities.id]) limit 1`,
    [brand],
  )
  if (!kind) throw new Error(`${brand} has classes of every kind.`)
  return kind.id
}
