import { createRoute, z } from '@hono/zod-openapi'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { BrandRef } from '../catalogue/wire'
import type { Database } from '../db/database'
import { createApi } from '../http/api'
import { bodyId, errorResponses, idParam, jsonBody, jsonResponse } from '../http/contract'
import { conflict, HttpError, invalidFields, notFound, unauthorized } from '../http/errors'
import { listOf, singlePage } from '../http/paging'
import { requireUser } from '../http/session'
import { isProof } from '../identity/verified-emails'
import {
  linkedRecords,
  linkRecords,
  type MemberRow,
  provedRecords,
} from '../studios/studio-members'
import { undoUnlink, unlinkRecord } from '../studios/unlink-record'

const path = '/api/v1/associated_users'

const AssociatedUser = z
  .object({
    id: z.int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    studio: z.object({ id: z.int(), name: z.string(), city: z.string() }),
    brand: BrandRef,
    includes_streaming: z.boolean(),
    linked_at: z.iso.datetime().nullable(),
  })
  .openapi('AssociatedUser')

const listRoute = createRoute({
  method: 'get',
  path,
  summary: 'Studio records that are linked, or that can be',
  description:
    'With `verification_token` the records under its addresses that no account has linked, else ' +
    'those of the account. 401 for a token that is unknown or older than two hours.',
  request: { query: z.object({ verification_token: z.string().max(100).optional() }) },
  responses: {
    200: jsonResponse(listOf(AssociatedUser), 'The records.'),
    ...errorResponses(400, 401),
  },
})

const linkRoute = createRoute({
  middleware: requireUser,
  method: 'post',
  path,
  summary: 'Link studio records to the account',
  description: 'All of them or none; repeating it changes nothing.',
  request: {
    body: jsonBody(
      z
        .object({ user_ids: z.array(bodyId).min(1).max(50), verification_token: z.string() })
        .openapi('Linking'),
    ),
  },
  responses: {
    201: jsonResponse(listOf(AssociatedUser), 'The records of the account.'),
    ...errorResponses(400, 401, 422),
  },
})

const unlinkRoute = createRoute({
  middleware: requireUser,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Unlink a studio record',
  request: { params: idParam },
  responses: { 204: { description: 'Unlinked.' }, ...errorResponses(401, 404) },
})

const undoRoute = createRoute({
  middleware: requireUser,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Undo the unlinking of a studio record',
  description:
    'Within ten minutes, without a code: the record is linked as it was. Repeating it changes ' +
    'nothing. 409 when another account has linked it meanwhile, 410 when it is too late.',
  request: { params: idParam },
  responses: {
    200: jsonResponse(listOf(AssociatedUser), 'The records of the account.'),
    ...errorResponses(401, 404, 409, 410),
  },
})

async function present(db: Database, rows: MemberRow[]) {
  const lookups = await loadLookups(db)
  const data = rows.map((row) => ({
    id: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    studio: { id: row.studioId, name: row.studioName, city: row.city },
    brand: brandRef(lookups, row.brandId),
    includes_streaming: row.includesStreaming,
    linked_at: row.linkedAt?.toISOString() ?? null,
  }))
  return singlePage(data)
}

export const associatedUsers = createApi()
  .openapi(listRoute, async (c) => {
    const { viewer, deps } = c.var
    const { db } = deps
    const now = deps.clock.now()
    const { verification_token: proof } = c.req.valid('query')
    if (proof !== undefined) {
      if (!(await isProof(db, proof, now))) throw unauthorized('verification_expired')
      return c.json(await present(db, await provedRecords(db, proof, now)), 200)
    }
    if (!viewer) throw unauthorized()
    return c.json(await present(db, await linkedRecords(db, viewer.id)), 200)
  })
  .openapi(linkRoute, async (c) => {
    const { db, clock } = c.var.deps
    const { user_ids: ids, verification_token: proof } = c.req.valid('json')
    const userId = c.var.user.id
    await db.transaction(async (tx) => {
      if (!(await linkRecords(tx, { userId, ids, token: proof, now: clock.now() })))
        throw invalidFields({ user_ids: ['not_linkable'] })
    })
    return c.json(await present(db, await linkedRecords(db, userId)), 201)
  })
  .openapi(unlinkRoute, async (c) => {
    const { db, clock } = c.var.deps
    const { id } = c.req.valid('param')
    const unlinked = await unlinkRecord(db, { userId: c.var.user.id, id, now: clock.now() })
    if (!unlinked) throw notFound()
    return c.body(null, 204)
  })
  .openapi(undoRoute, async (c) => {
    const { db, clock } = c.var.deps
    const { id } = c.req.valid('param')
    const userId = c.var.user.id
    const outcome = await undoUnlink(db, { userId, id, now: clock.now() })
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'linked elsewhere') throw conflict('linked_elsewhere')
    if (outcome === 'too late') throw new HttpError(410, { error: 'unlink_undo_too_late' })
    return c.json(await present(db, await linkedRecords(db, userId)), 200)
  })
