import type { Page } from '@playwright/test'
import { query } from './database'
import { expect } from './test'

/** The classes that the schedule shows. */
export const classRows = (page: Page) => page.locator('[data-card="live-classes"]')

/** How many classes a day has, as the page says it once it is alive. */
export const classCount = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^\d+ class(es)?$/ })

/** Goes to a day on which every seeded brand teaches, and waits for what is true of it. */
export async function openDay(page: Page, search = '') {
  const date = await page.evaluate(() => {
    const day = new Date(Date.now() + 3 * 86_400_000)
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  })
  await page.goto(`/schedule?date=${date}${search}`)
  await expect(classCount(page)).toBeVisible()
  return date
}

/** The day, as the address names it, so many days after another. */
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The id of a kind that no class of a brand has. */
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
