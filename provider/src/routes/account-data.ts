import { Readable } from 'node:stream'
import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import type { AppContext } from '../http/context'
import { errorResponses, jsonBody } from '../http/contract'
import { invalidFields } from '../http/errors'
import { requireUser } from '../http/session'
import { isCurrentPassword } from '../identity/current-password'
import { syncInvoices } from '../payments/invoices/sync-invoices'
import { flushCustomerDeletions } from '../payments/state/customer-deletions'
import { flushGatewayCancellations } from '../payments/state/gateway-cancellations'
import { subscriptionsOf } from '../payments/state/live-subscriptions'
import { deleteAccount } from '../profile/delete-account'
import { exportAccount } from '../profile/export-account'

const exportRoute = createRoute({
  middleware: requireUser,
  method: 'get',
  path: '/api/v1/users/export',
  summary: 'Everything personal that is stored, as one file',
  responses: {
    200: {
      description: 'A JSON document to keep: an object with a list for each kind of data.',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
    ...errorResponses(401),
  },
})

const deleteRoute = createRoute({
  middleware: requireUser,
  method: 'delete',
  path: '/api/v1/user',
  summary: 'Delete the account',
  description:
    'Ends every subscription at once without paying back, gives booked spots back and deletes ' +
    'everything personal but the invoices. The email may sign up anew at once.',
  request: { body: jsonBody(z.object({ password: z.string() }).openapi('AccountDeletion')) },
  responses: {
    204: { description: 'The account is gone, and every session with it.' },
    ...errorResponses(400, 401, 422, 429, 503),
  },
})

async function deleteOwnAccount(c: AppContext, password: string) {
  const { user, deps } = c.var
  if (!(await isCurrentPassword(c, user, password)))
    throw invalidFields({ password: ['not_current'] })
  // Invoices name their payer, whom nobody knows afterwards.
  for (const subscription of await subscriptionsOf(deps.db, user.id))
    await syncInvoices(deps, subscription)
  await deleteAccount(deps, user.id)
  // The jobs do the same when this process ends before.
  deps.background.runAlone('deleted account', async () => {
    await flushGatewayCancellations(deps)
    await flushCustomerDeletions(deps)
  })
}

export const accountData = createApi()
  .openapi(exportRoute, async (c) => {
    const { user, deps } = c.var
    await deps.limits.consume('dataExport', `user:${user.id}`)
    const now = deps.clock.now()
    // A failure half-way breaks the connection off, so that nobody takes a part for the whole.
    const pieces = exportAccount({ db: deps.db, now }, user.id)
    const bytes = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream
    return c.body(bytes, 200, {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="x-plus-data.json"',
    }) as never
  })
  .openapi(deleteRoute, async (c) => {
    await deleteOwnAccount(c, c.req.valid('json').password)
    return c.body(null, 204)
  })
