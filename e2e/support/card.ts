import type { Page } from '@playwright/test'

export const cards = {
  pays: '4242424242424242',
  asksForThreeDSecure: '4000002500003155',
  isDeclined: '4000000000000002',
  hasExpired: '4000000000000069',
  neverSettles: '4000000000000341',
  isRefused: '4000000000000119',
} as const

const frames = {
  number: 'Secure card number input frame',
  expiry: 'Secure expiration date input frame',
  cvc: 'Secure CVC input frame',
}

/** Types a card into the three frames, key by key as a person does, in the place of any other. */
export async function fillCard(page: Page, number: string, expiry = '1234', cvc = '123') {
  const texts = { number, expiry, cvc }
  for (const name of ['number', 'expiry', 'cvc'] as const) {
    const field = page.frameLocator(`iframe[title="${frames[name]}"]`).getByRole('textbox')
    await field.click()
    await field.fill('')
    await field.pressSequentially(texts[name])
  }
}

/** The bank's question of 3-D Secure, as the parts that a person can answer with. */
export function threeDSecure(page: Page) {
  const frame = page.frameLocator('iframe[title="3-D Secure authentication"]')
  return {
    complete: frame.getByRole('button', { name: /complete/i }),
    fail: frame.getByRole('button', { name: /fail/i }),
  }
}
