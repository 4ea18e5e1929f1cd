import { cards, fillCard, threeDSecure } from './support/card'
import { startConfiguredWeb } from './support/configured-web'
import { seedFailingClass } from './support/live-class'
import { logIn } from './support/log-in'
import { lastMail, linkIn } from './support/outbox'
import { fillAddress, paymentParts } from './support/payment'
import { newEmail } from './support/person'
import { startReportCollector } from './support/report-collector'
import { createRecord, mailedCode } from './support/studio-records'
import { expect, test } from './support/test'
import { collectTraces } from './support/traces'

const password = 'Correct-horse-7'
const cvc = '947'

test('card, client secret, code, mailed link and password are found nowhere after a journey', async ({
  page,
}) => {
  test.slow()
  const collector = await startReportCollector()
  const web = await startConfiguredWeb({ SENTRY_DSN: collector.dsn })
  try {
    const traces = collectTraces({ page, log: web.log, collector })
    const email = newEmail('secrets')
    const secrets: Record<string, RegExp> = {
      'card number': new RegExp([...cards.asksForThreeDSecure].join('[ -]?')),
      cvc: new RegExp(`cvc\\W{0,6}${cvc}|"${cvc}"`, 'i'),
      password: new RegExp(password),
    }
    const addSecret = (name: string, value: string | null | undefined) => {
      expect(value, name).toMatch(/\w{6}/)
      secrets[name] = new RegExp(`(?<![\\d.])${value}(?!\\d)`)
    }

    // From a studio's link to the purchase.
    const personal = `email=${encodeURIComponent(email)}&first_name=Ada&last_name=Byron`
    await page.goto(`${web.url}/?store_id=1&sp=2#${personal}`)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await fillCard(page, cards.asksForThreeDSecure, '1234', cvc)
    await fillAddress(page)
    await page.route('**/api/v1/public/subscriptions/web', async (route) => {
      const response = await route.fetch()
      const { stripe_details: details } = await response.json()
      addSecret('client secret', details.stripe_payment_intent_client_secret.split('_secret_')[1])
      await route.fulfill({ response })
    })
    await paymentParts(page).pay.click()
    const { complete } = threeDSecure(page)
    await expect(complete).toBeVisible()
    expect(secrets).toHaveProperty('client secret')
    await traces.look()
    await complete.click()
    await expect(page.locator('main[data-screen="subscription-success-public"]')).toContainText(
      email,
    )
    await traces.look()

    // From the mail to the account.
    const link = linkIn(await lastMail(email))
    addSecret('reset token', /access-token=([\w-]+)/.exec(link)?.[1])
    addSecret('reset client', /client=([\w-]+)/.exec(link)?.[1])
    await page.goto(`${web.url}${link}`)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await traces.look()
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await logIn(page, { email, password })
    await expect(page.locator('main[data-screen="login"]')).toBeHidden()

    // A studio's record is proved by a code.
    const record = await createRecord()
    await page.goto(
      `${web.url}/email-lookup?flow=additional-email&onBack=%2Faccount%2Flinked-accounts`,
    )
    await page.getByRole('textbox', { name: 'Email' }).fill(record.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Yes, it’s me' }).click()
    const field = page.getByRole('textbox', { name: '6-digit code' })
    await expect(field).toBeVisible()
    const code = await mailedCode(record.email)
    // As a word of its own, because ids have digits too.
    secrets['one-time code'] = new RegExp(`(?<![\\w.-])${code}(?![\\w-])`)
    await field.fill(code)
    await expect(page.locator('main[data-screen="associated-accounts"]')).toBeVisible()
    await traces.look()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Your studio account is linked.')).toBeVisible()
    await traces.look()
    // The server reports what fails there.
    const failing = await seedFailingClass()
    await page.request.get(`${web.url}/live-class-detail?id=${failing.id}`)
    await expect
      .poll(() => collector.reports.join('\n'))
      .toContain(`Invalid time zone specified: ${failing.timeZone}`)

    const left = await traces.read()
    // Each place has what this journey leaves there, so that it was really searched.
    const expected = {
      storage: 'xplus.session',
      events: 'Purchase',
      log: 'Purchase',
      providerLog: '/api/v1/public/subscriptions/web',
      reports: '/subscribe/payment-public',
      addresses: '/subscribe/payment-public?store_id=1',
      // The pages under /subscribe send none.
      referrers: '/email-lookup',
      history: '/subscribe/payment-public?store_id=1',
    }
    const places = Object.entries(left)
    expect(
      places
        .filter(([place, text]) => !text.includes(expected[place as keyof typeof left]))
        .map(([place]) => place),
    ).toEqual([])
    const found = places.flatMap(([place, text]) =>
      Object.entries(secrets)
        .filter(([, pattern]) => pattern.test(text))
        .map(([name]) => `${name} in ${place}`),
    )
    expect(found).toEqual([])
    // Whose purchase it is stays in the tab, and reaches the server in bodies only.
    for (const place of [
      'log',
      'providerLog',
      'reports',
      'addresses',
      'referrers',
      'history',
    ] as const)
      for (const written of [email, encodeURIComponent(email)])
        expect(left[place], place).not.toContain(written)
  } finally {
    await web.stop()
    await collector.stop()
  }
})
