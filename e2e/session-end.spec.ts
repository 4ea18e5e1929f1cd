import type { Route } from '@playwright/test'
import { query } from './support/database'
import { seedClass } from './support/live-class'
import { logIn } from './support/log-in'
import { expect, test } from './support/test'

test('a members’ page whose session was ended elsewhere leads to the login and back', async ({
  page,
  context,
  login,
}) => {
  await login()
  await page.route('**/api/v1/bookings*', async (route) => {
    await context.clearCookies()
    await route.fulfill({ status: 401, json: { errors: ['You need to sign in.'] } })
  })
  await page.goto('/bookings?brand=yoga')
  await expect(page).toHaveURL('/login?onSignInRedirectTo=%2Fbookings%3Fbrand%3Dyoga&brand=yoga')
})

test('a member whose session was ended on another device logs in and books', async ({
  page,
  login,
}) => {
  const person = await login({ plan: 'all' })
  const { id, title } = await seedClass({ title: 'Booked after all' })
  await page.goto(`/live-class-detail?id=${id}`)
  // The session ends while the booking is on its way, so that no other call is the first to fail.
  const endSession = async (route: Route) => {
    await query('delete from sessions where user_id = $1', [person.id])
    await route.continue()
  }
  await page.route('**/api/v1/bookings', endSession, { times: 1 })
  const book = page.getByRole('button', { name: `Book ${title}` })
  await book.click()
  await expect(page).toHaveURL(`/login?onSignInRedirectTo=%2Flive-class-detail%3Fid%3D${id}`)
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toHaveCount(
    1,
  )
  await logIn(page, person)
  await expect(page).toHaveURL(`/live-class-detail?id=${id}`)
  await book.click()
  await expect(page.getByRole('main').getByText('Booked', { exact: true })).toBeVisible()
})
