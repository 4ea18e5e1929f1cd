import { expect, test as base } from '@playwright/test'
import { startFaultyWeb, type FaultyWeb } from './faulty-web'
import { createPerson, type Person } from './person'
import { e2eSettings } from './settings'
import { signIn } from './sign-in'
import { buyPlan, type Purchase } from './subscription'

type LoginOptions = { firstName?: string } & Partial<Purchase>

type Fixtures = {
  /** Whether the test has a page refused something by its content security policy. */
  expectsRefusal: boolean
  /** Signs the page's browser in as a new person with the given plan, or none. */
  login: (options?: LoginOptions) => Promise<Person>
  /** A second web application behind a proxy that fails on demand; reset after each test. */
  faults: FaultyWeb
}

export const test = base.extend<Fixtures, { faultyWeb: FaultyWeb }>({
  expectsRefusal: [false, { option: true }],

  // What a policy refuses is missing for users, often without any other sign.
  context: async ({ context, expectsRefusal }, use) => {
    const refused: string[] = []
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await use(context)
    if (!expectsRefusal) expect(refused).toEqual([])
  },

  login: async ({ context }, use) => {
    await use(async ({ firstName, plan, ...purchase } = {}) => {
      const person = await createPerson(firstName)
      if (plan) await buyPlan(person, { plan, ...purchase })
      await signIn(context, person, e2eSettings().webUrl)
      return person
    })
  },

  faultyWeb: [
    async ({}, use) => {
      const web = await startFaultyWeb()
      await use(web)
      await web.stop()
    },
    { scope: 'worker' },
  ],

  faults: async ({ faultyWeb }, use) => {
    await use(faultyWeb)
    faultyWeb.set('none')
  },
})

export { expect } from '@playwright/test'
