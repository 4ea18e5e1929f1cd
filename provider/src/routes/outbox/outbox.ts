import { createHash } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { outbox as mails } from '../../db/schema/outbox'
import { createApi } from '../../http/api'
import { json, refusals } from '../../http/contract'
import { notFound } from '../../http/errors'
import { listOf, whole } from '../../http/paging'
import type { AppContext, AppEnv } from '../../http/types'
import { outboxPage, outboxStyle } from './outbox-page'

const shown = 100

/** Mails of everyone are only for a machine of one's own, or the demo. */
const onlyWithoutSmtp = createMiddleware<AppEnv>(async (c, next) => {
  const { sandboxAllowed, smtpUrl } = c.var.deps.env
  if (!sandboxAllowed || smtpUrl) throw notFound()
  await next()
})

const Mail = z
  .object({
    id: z.number().int(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    created_at: z.iso.datetime(),
  })
  .openapi('Mail')

const query = z.object({ to: z.string().max(254).optional() })
const middleware = onlyWithoutSmtp

const listRoute = createRoute({
  method: 'get',
  path: '/outbox.json',
  middleware,
  request: { query },
  responses: { 200: json(listOf(Mail), 'The latest mails, newest first.'), ...refusals(404) },
})

const pageRoute = createRoute({
  method: 'get',
  path: '/outbox',
  middleware,
  request: { query },
  responses: {
    200: { description: 'The same as a page.', content: { 'text/html': { schema: z.string() } } },
    ...refusals(404),
  },
})

async function latest(c: AppContext, to: string | undefined) {
  const rows = await c.var.deps.db
    .select()
    .from(mails)
    .where(to ? eq(mails.recipient, to.trim().toLowerCase()) : undefined)
    .orderBy(desc(mails.id))
    .limit(shown)
  return rows.map(({ recipient, createdAt, ...mail }) => ({
    ...mail,
    to: recipient,
    created_at: createdAt.toISOString(),
  }))
}

const styleHash = createHash('sha256').update(outboxStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`

export const outbox = createApi()
  .openapi(listRoute, async (c) => c.json(whole(await latest(c, c.req.valid('query').to)), 200))
  .openapi(pageRoute, async (c) => {
    const page = outboxPage(await latest(c, c.req.valid('query').to))
    return c.html(page, 200, { 'content-security-policy': policy })
  })
