import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoices } from '../../../src/db/schema/invoices'
import { syncInvoices } from '../../../src/payments/invoices/sync-invoices'
import type { TestProvider } from '../../support/start-provider'
import { subscribed } from '../manage/support'
import { startShop } from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

test('no less was paid back when an older answer of the gateway comes late', async () => {
  const row = await (await subscribed(provider)).row()
  const [payment] = await provider.cards.listInvoices(row.gatewaySubscriptionId!)
  const readAs = (refunded: number) => {
    const cards = { ...provider.cards, listInvoices: async () => [{ ...payment!, refunded }] }
    return syncInvoices({ ...provider.deps, cards }, row)
  }
  for (const refunded of [0, 500, 200, 0]) await readAs(refunded)
  const [stored] = await provider.db
    .select()
    .from(invoices)
    .where(eq(invoices.subscriptionId, row.id))
  expect(stored!.refunded).toBe(500)
})
