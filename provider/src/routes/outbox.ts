import { createHash } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { outbox as mails } from '../db/schema/infrastructure'
import { createApi } from '../http/api'
import type { AppContext, AppEnv } from '../http/context'
import { errorResponses, idParam, jsonResponse } from '../http/contract'
import { notFound } from '../http/errors'
import { listOf, singlePage } from '../http/paging'
import { escapeHtml } from '../mail/render-mail'

const outboxStyle =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;padding:0 1rem;' +
  'max-width:80rem}article{border-top:1px solid #8886;padding:1.5rem 0}h2{font-size:1.1rem;margin:0}' +
  'p{margin:.2rem 0;color:light-dark(#5c5c5c,#b0b0b0)}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}' +
  'code{font-size:.85rem;border:1px solid #8886;border-radius:999px;padding:.1rem .6rem}' +
  '.bodies{display:grid;gap:1rem;margin-top:1rem}iframe{width:100%;height:40rem;border:1px solid #8886;' +
  'border-radius:8px}@media(min-width:60rem){.bodies{grid-template-columns:1fr 640px}}'

const links = /https?:\/\/[^\s<>"']+/g

function linkAddresses(text: string): string {
  const html: string[] = []
  let done = 0
  for (const match of text.matchAll(links)) {
    const url = escapeHtml(match[0])
    html.push(escapeHtml(text.slice(done, match.index)), `<a href="${url}">${url}</a>`)
    done = match.index + match[0].length
  }
  return [...html, escapeHtml(text.slice(done))].join('')
}

const article = ({ id, to, kind, subject, text, attachments, created_at }: OutboxMail) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${kind === null ? '' : `<code>${escapeHtml(kind)}</code> `}` +
  `${escapeHtml(to)} · <time datetime="${created_at}">` +
  `${created_at.slice(0, 16).replace('T', ' ')} UTC</time>` +
  `${attachments.map(({ filename }) => ` · ${escapeHtml(filename)}`).join('')}</p>` +
  `<div class="bodies"><pre>${linkAddresses(text)}</pre>` +
  `<iframe title="HTML of mail ${id}" src="/outbox/${id}/html" loading="lazy" sandbox="allow-popups"></iframe>` +
  '</div></article>'

/** The outbox as an HTML page with working links. */
const outboxPage = (mails: OutboxMail[]) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox · X+</title>' +
  `<meta name="viewport" content="width=device-width"><style>${outboxStyle}</style></head><body><main>` +
  '<h1>Outbox</h1><p>Mails that would have been sent, newest first.</p>' +
  (mails.length > 0 ? mails.map(article).join('') : '<p>No mail yet.</p>') +
  '</main></body></html>'

const maxShown = 100

/** Everybody's mails are readable only on a developer's machine or in the demo. */
const onlyWithoutSmtp = createMiddleware<AppEnv>(async (c, next) => {
  const { sandboxAllowed, smtpUrl } = c.var.deps.env
  if (!sandboxAllowed || smtpUrl) throw notFound()
  await next()
})

const Mail = z
  .object({
    id: z.number().int(),
    to: z.string(),
    kind: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(
      z.object({ filename: z.string(), content_type: z.string(), content: z.string() }),
    ),
    opt_out_url: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi('Mail')

type OutboxMail = z.infer<typeof Mail>

const query = z.object({ to: z.string().max(254).optional() })
const middleware = onlyWithoutSmtp

const listRoute = createRoute({
  method: 'get',
  path: '/outbox.json',
  middleware,
  request: { query },
  responses: {
    200: jsonResponse(listOf(Mail), 'The latest mails, newest first.'),
    ...errorResponses(404),
  },
})

const pageRoute = createRoute({
  method: 'get',
  path: '/outbox',
  middleware,
  request: { query },
  responses: {
    200: { description: 'The same as a page.', content: { 'text/html': { schema: z.string() } } },
    ...errorResponses(404),
  },
})

const bodyRoute = createRoute({
  method: 'get',
  path: '/outbox/{id}/html',
  middleware,
  request: { params: idParam },
  responses: {
    200: {
      description: 'The HTML body of a mail, as its reader sees it.',
      content: { 'text/html': { schema: z.string() } },
    },
    ...errorResponses(404),
  },
})

async function latestMails(c: AppContext, to: string | undefined) {
  const rows = await c.var.deps.db
    .select()
    .from(mails)
    .where(to ? eq(mails.recipient, to.trim().toLowerCase()) : undefined)
    .orderBy(desc(mails.id))
    .limit(maxShown)
  return rows.map(({ recipient, createdAt, optOutUrl, attachments, ...mail }) => ({
    ...mail,
    attachments: attachments.map(({ contentType, ...file }) => ({
      ...file,
      content_type: contentType,
    })),
    opt_out_url: optOutUrl,
    to: recipient,
    created_at: createdAt.toISOString(),
  }))
}

const styleHash = createHash('sha256').update(outboxStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; frame-ancestors 'none'`
/** Mails have inline styles, and nothing else that a page could load or run. */
const bodyPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

export const outbox = createApi()
  .openapi(listRoute, async (c) =>
    c.json(singlePage(await latestMails(c, c.req.valid('query').to)), 200),
  )
  .openapi(pageRoute, async (c) => {
    const page = outboxPage(await latestMails(c, c.req.valid('query').to))
    return c.html(page, 200, { 'content-security-policy': policy })
  })
  .openapi(bodyRoute, async (c) => {
    const [mail] = await c.var.deps.db
      .select({ html: mails.html })
      .from(mails)
      .where(eq(mails.id, c.req.valid('param').id))
    if (!mail) throw notFound()
    return c.html(mail.html, 200, { 'content-security-policy': bodyPolicy })
  })
