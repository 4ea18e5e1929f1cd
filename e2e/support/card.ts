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

/** Enters a card into the three iframes, replacing any previous card. */
export async function fillCard(page: Page, number: string, expiry = '1234', cvc = '123') {
  const texts = { number, expiry, cvc }
  // A page that was just opened loads the fields at the first input.
  await page.mouse.move(1, 1)
  for (const name of ['number', 'expiry', 'cvc'] as const) {
    const field = page.frameLocator(`iframe[title="${frames[name]}"]`).getByRole('textbox')
    await field.fill(texts[name])
  }
}

/** The controls of the bank's 3-D Secure dialog. */
export function threeDSecure(page: Page) {
  const frame = page.frameLocator('iframe[title="3-D Secure authentication"]')
  return {
    complete: frame.getByRole('button', { name: /complete/i }),
    fail: frame.getByRole('button', { name: /fail/i }),
  }
}
