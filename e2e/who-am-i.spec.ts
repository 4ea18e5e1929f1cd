import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from './support/axe'
import { logIn } from './support/log-in'
import { lastMail } from './support/outbox'
import { payByCard } from './support/payment'
import { createPerson, newEmail } from './support/person'
import { createAccount } from './support/sign-up'
import { createRecord, createReferrer, linkedTo, mailedCode } from './support/studio-records'
import { sidewaysOverflow } from './support/sideways-overflow'
import { expect, test } from './support/test'
import { confirmAs, enterCode, itsMe, lookUp, screenOf } from './support/who-am-i'

async function signUp(page: Page) {
  await expect(screenOf(page, 'signup-information')).toBeVisible()
  await createAccount(page)
  await expect(screenOf(page, 'plan-selector')).toBeVisible()
}

async function buyYearly(page: Page) {
  await page.getByRole('link', { name: 'Choose Everything, yearly' }).click()
  await payByCard(page)
}

/** Presses the browser's Back, which may be refused. */
const pressBack = (page: Page) => void page.goBack().catch(() => undefined)

const other = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0')

test('4, with a studio record: an account logs in, is asked about its studio record, and pays', async ({
  page,
}) => {
  const person = await createPerson()
  const record = await createRecord(person.email)
  await page.goto('/email-lookup?sp=3')
  await lookUp(page, person.email)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  await logIn(page, person)
  await confirmAs(page, person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/subscribe/payment?sp=3')
  expect(await linkedTo(record)).toBe(person.email)
  await payByCard(page)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('5: a studio member proves the mailbox, signs up linked and pays', async ({ page }) => {
    test.slow()
    const record = await createRecord()
    const fits = async () => expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    const accessibleInBoth = async () => {
      await expectAccessibleInBoth(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await fits()
    }
    await page.goto('/email-lookup?brand=yoga&onSuccessPurchase=%2Fstudios')
    await lookUp(page, record.email)
    // Before the code only initials and city are told.
    await expect(page.getByText('Studio member in Austin')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('flow'))).not.toContain('Larsen')
    await expectAccessible(page)
    await fits()
    await itsMe(page)
    await expect(screenOf(page, 'verify-code').getByText(record.email)).toBeVisible()
    const code = await mailedCode(record.email)
    expect((await lastMail(record.email)).html).toContain(`>${code}</p>`)
    await enterCode(page, other(code))
    await expect(page.getByText('This code is wrong.')).toBeVisible()
    await accessibleInBoth()
    // Pasted with a space, as some mail programs copy it.
    await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page.getByRole('checkbox', { name: /Austin/ })).toBeChecked()
    await accessibleInBoth()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(
      page.getByRole('region', { name: 'We’ll link to your new account' }),
    ).toContainText('Austin')
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Mira')
    await expectAccessible(page)
    await fits()
    await signUp(page)
    expect(await linkedTo(record)).toBe(record.email)
    await expect(page).toHaveURL(/brand=yoga/)
    await buyYearly(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/studios')
  })
})

test('6: of several records one is chosen, both are linked, and a plan is bought', async ({
  page,
}) => {
  test.slow()
  const email = newEmail('multi')
  const records = [await createRecord(email, 1), await createRecord(email, 8)]
  await page.goto('/email-lookup')
  await lookUp(page, email)
  await page.getByRole('button', { name: 'Yes, it’s me' }).click()
  await expect(page.getByText('Choose an account.')).toBeVisible()
  await page.getByRole('radio', { name: /Boston/ }).check()
  await confirmAs(page, email)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Continue' }).click()
  await signUp(page)
  expect(await Promise.all(records.map(linkedTo))).toEqual([email, email])
  await buyYearly(page)
})

test('7: a referrer’s record is masked, the code goes to its own address, and the purchase names the referrer', async ({
  page,
}) => {
  const record = await createRecord(newEmail('jo'))
  const code = await createReferrer(record)
  const email = newEmail()
  await page.goto(`/email-lookup?referrer_id=${code}`)
  await lookUp(page, email)
  await expect(page.getByText('j***@example.com')).toBeVisible()
  await confirmAs(page, record.email)
  // Now that the mailbox is proved, the address is told.
  await expect(screenOf(page, 'associated-accounts').getByText(record.email)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/signup-information?referrer_id=${code}`)
  await expect(screenOf(page, 'signup-information').getByText(email)).toBeVisible()
  await signUp(page)
  const bought = page.waitForRequest(/\/subscriptions\/web$/)
  await buyYearly(page)
  expect((await bought).postDataJSON()).toMatchObject({ referrer_id: code })
})

test('8: “Not me” signs up and pays without a link, and Back asks before entries are lost', async ({
  page,
}) => {
  const record = await createRecord()
  await page.goto('/email-lookup')
  await lookUp(page, record.email)
  await page.getByRole('button', { name: 'No, not me' }).click()
  const modal = page.getByRole('dialog')
  const first = page.getByRole('textbox', { name: 'First name' })
  await first.pressSequentially('Ada')
  pressBack(page)
  await modal.getByRole('button', { name: 'Stay' }).click()
  await expect(first).toHaveValue('Ada')
  pressBack(page)
  await modal.getByRole('button', { name: 'Leave' }).click()
  await expect(screenOf(page, 'matching-account')).toBeVisible()
  await page.getByRole('button', { name: 'No, not me' }).click()
  await expect(first).toHaveValue('')
  // Until the question has faded out, nothing behind it can be typed into.
  await expect(modal).toBeHidden()
  await signUp(page)
  await buyYearly(page)
  expect(await linkedTo(record)).toBeNull()
})

test('9: a further email is added inside the sign-up, one proof covers both, and a plan is bought', async ({
  page,
}) => {
  test.slow()
  const [one, two] = [await createRecord(), await createRecord()]
  await page.goto('/email-lookup?onSuccessPurchase=%2Fstudios')
  await lookUp(page, one.email)
  await page.getByRole('link', { name: 'Use another email' }).click()
  await expect(page.getByRole('heading', { name: 'What other email do you use?' })).toBeVisible()
  await lookUp(page, newEmail())
  await expect(page.getByText('This email doesn’t match an account at our studios.')).toBeVisible()
  await lookUp(page, two.email)
  await confirmAs(page, two.email)
  await page.getByRole('link', { name: 'Add another email' }).click()
  await lookUp(page, one.email)
  await confirmAs(page, one.email)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/signup-information?onSuccessPurchase=%2Fstudios')
  // The account has the email that came first.
  await expect(screenOf(page, 'signup-information').getByText(one.email)).toBeVisible()
  await signUp(page)
  expect(await Promise.all([one, two].map(linkedTo))).toEqual([one.email, one.email])
  await buyYearly(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/studios')
})

test('10: a member links a studio account from the account and unlinks it', async ({
  page,
  login,
}) => {
  const person = await login()
  const record = await createRecord()
  await page.goto('/account/linked-accounts')
  await page.getByRole('link', { name: 'Add another email' }).click()
  await expect(page).toHaveURL(
    '/email-lookup?flow=additional-email&onBack=%2Faccount%2Flinked-accounts',
  )
  await lookUp(page, person.email)
  await expect(page.getByText('This email doesn’t match an account at our studios.')).toBeVisible()
  await lookUp(page, record.email)
  await confirmAs(page, record.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account/linked-accounts')
  await expect(page.getByText('Your studio account is linked.')).toBeVisible()
  const list = page.getByRole('list', { name: 'Linked accounts' })
  await expect(list).toContainText(record.email)
  expect(await linkedTo(record)).toBe(person.email)
  await expectAccessible(page)
  await list.getByRole('button', { name: /^Unlink/ }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('heading', { name: 'No linked accounts' })).toBeVisible()
  expect(await linkedTo(record)).toBeNull()
})

test('a step without its state leads to the look-up, with the parameters', async ({ page }) => {
  // By way of the step between them.
  await page.goto('/subscribe/associated-accounts?referrer_id=R1&brand=yoga')
  await expect(page).toHaveURL('/email-lookup?brand=yoga&referrer_id=R1')
})
