import { expect, type Locator, type Page } from '@playwright/test'
import { focusProblems } from './focus-check'

type Role = Parameters<Page['getByRole']>[0]
type Target = { role: Role; name: string | RegExp; within?: Locator; at?: 'first' }

/** Operates a page by keyboard only, and checks at every tab stop that the focus is visible. */
export function keyboardOf(page: Page) {
  const find = ({ role, name, within, at }: Target) => {
    const found = (within ?? page).getByRole(role, { name, exact: typeof name === 'string' })
    return at === 'first' ? found.first() : found
  }

  /** Whether the element is focused, including its frame. */
  const isFocused = (target: Locator) =>
    target.evaluateAll((found) =>
      found.some(
        (element) =>
          element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
      ),
    )

  /** Presses Tab until the element is focused. */
  async function tabToElement(target: Locator, { most = 60, key = 'Tab' } = {}) {
    await target.first().waitFor()
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await isFocused(target)) return
      await page.keyboard.press(key)
      expect(await focusProblems(page)).toEqual([])
    }
    throw new Error(`${String(target)} was not reached with ${most} times ${key}.`)
  }

  return {
    press: (key: string) => page.keyboard.press(key),
    tabToElement,
    type: (text: string) => page.keyboard.type(text),
    tabTo: (
      role: Role,
      name: string | RegExp,
      { within, ...options }: { within?: Locator; most?: number; key?: string } = {},
    ) => tabToElement(find({ role, name, within }), options),
    /** Checks that the focus was not lost to the body. */
    async expectFocus() {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.localName ?? 'body'))
        .not.toBe('body')
    },
  }
}

/** Fills in and sends the form of the account. */
export async function createAccountByKeys(page: Page): Promise<void> {
  const { tabTo, tabToElement, press, type } = keyboardOf(page)
  for (const [label, text] of [
    ['First name', 'Kay'],
    ['Last name', 'Board'],
    ['Password', 'seven small red kites'],
  ] as const) {
    await tabTo('textbox', label)
    await type(text)
  }
  for (const box of await page.getByRole('checkbox').all()) {
    await tabToElement(box)
    await press('Space')
    await expect(box).toBeChecked()
  }
  await tabTo('button', 'Create account')
  await press('Enter')
}
