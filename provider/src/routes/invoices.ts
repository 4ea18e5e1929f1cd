import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import type { AppContext } from '../http/context'
import { currency, errorResponses, idParam, jsonResponse } from '../http/contract'
import { badRequest, notFound } from '../http/errors'
import { listOf, pageQuery, pageRange, toPage } from '../http/paging'
import { requireUser } from '../http/session'
import { attendedClasses } from '../payments/invoices/attended-classes'
import {
  findInvoice,
  type Invoice as InvoiceRow,
  invoiceNumber,
  listInvoices,
  listInvoicesPaid,
  syncUserInvoices,
} from '../payments/invoices/find-invoices'
import { describeInvoice, invoicePdf } from '../payments/invoices/invoice-pdf'
import { packPdf } from '../payments/invoices/pack-pdf'
import { toMajor } from '../payments/money'
import { instantOf } from '../wall-time'
import { documentTexts, type DocumentTranslator } from '../texts/translator'
import { webLocale } from '../texts/web-locales'
import { addMs, dayMs } from '../time'
import { pdfResponse, readPerson, sendPdf } from './documents'

const Invoice = z
  .object({
    id: z.int(),
    number: z.string().openapi({ example: 'X-2026-000001' }),
    created_at: z.iso.datetime(),
    description: z.string(),
    amount: z.number().openapi({ description: 'What was charged, tax included, in major units.' }),
    tax: z.number(),
    refunded: z.number().openapi({ description: 'What was paid back of `amount`.' }),
    currency,
    status: z.enum(['paid', 'refunded']).openapi({
      description: '`refunded` when nothing of it stays paid.',
    }),
    pdf_url: z.string().openapi({ description: 'A path of this API.' }),
    card_last4: z.string().nullable(),
  })
  .openapi('Invoice')

const path = '/api/v1/invoices'
const day = z.iso.date()
/** The longest period of a pack, in days. */
const maxDays = 5 * 366

const listRoute = createRoute({
  method: 'get',
  path,
  middleware: requireUser,
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(listOf(Invoice), 'What was paid, the newest first.'),
    ...errorResponses(400, 401),
  },
})

const packRoute = createRoute({
  method: 'get',
  path: `${path}/pack.pdf`,
  middleware: requireUser,
  description: 'Payments and attended classes of a period, for who pays them back to the member.',
  request: { query: z.object({ from: day, to: day }) },
  responses: { 200: pdfResponse('The document.'), ...errorResponses(400, 401, 429) },
})

const pdfRoute = createRoute({
  method: 'get',
  path: `${path}/{id}/pdf`,
  middleware: requireUser,
  request: { params: idParam },
  responses: { 200: pdfResponse('The invoice.'), ...errorResponses(401, 404, 429) },
})

const present = (row: InvoiceRow, t: DocumentTranslator): z.infer<typeof Invoice> => ({
  id: row.id,
  number: invoiceNumber(row),
  created_at: row.paidAt.toISOString(),
  description: describeInvoice(row, t),
  amount: toMajor(row.amount, row.currency),
  tax: toMajor(row.tax, row.currency),
  refunded: toMajor(row.refunded, row.currency),
  currency: row.currency,
  status: row.refunded === row.amount ? 'refunded' : 'paid',
  pdf_url: `${path}/${row.id}/pdf`,
  card_last4: row.cardLast4,
})

const localeOf = (c: AppContext) => webLocale(c.req.header('accept-language'))

const readerOf = (c: AppContext) => ({ userId: c.var.user.id, locale: localeOf(c) })

/** What a member has paid: as a list, as a document each, and together for a period. */
export const invoiceRoutes = createApi()
  .openapi(listRoute, async (c) => {
    const { deps, user } = c.var
    const page = c.req.valid('query')
    if (page.page === 1) await syncUserInvoices(deps, user.id)
    const rows = await listInvoices(deps.db, readerOf(c), pageRange(page))
    const t = documentTexts(localeOf(c))
    const { data, paging } = toPage(rows, page)
    return c.json({ data: data.map((row) => present(row, t)), paging }, 200)
  })
  .openapi(packRoute, async (c) => {
    const { deps, user } = c.var
    const { from: first, to: last } = c.req.valid('query')
    const person = await readPerson(c)
    const from = instantOf(first, 0, person.timeZone)
    const until = instantOf(last, 24 * 60, person.timeZone)
    if (until <= from || until > addMs(from, maxDays * dayMs)) throw badRequest()
    await deps.limits.consume('document', `user:${user.id}`)
    await syncUserInvoices(deps, user.id)
    const [paid, classes] = await Promise.all([
      listInvoicesPaid(deps.db, readerOf(c), { from, until }),
      attendedClasses(deps.db, user.id, { from, until }),
    ])
    const pack = {
      ...person,
      from,
      until: addMs(until, -1),
      createdAt: deps.clock.now(),
      invoices: paid.toReversed(),
      classes,
    }
    const { seller } = deps.env
    const context = { seller, locale: localeOf(c), timeZone: person.timeZone }
    return sendPdf(c, await packPdf(pack, context), `x-plus-${first}-${last}.pdf`)
  })
  .openapi(pdfRoute, async (c) => {
    const { deps, user } = c.var
    const invoice = await findInvoice(deps.db, readerOf(c), c.req.valid('param').id)
    if (!invoice) throw notFound()
    await deps.limits.consume('document', `user:${user.id}`)
    const { timeZone } = await readPerson(c)
    const context = { seller: deps.env.seller, locale: localeOf(c), timeZone }
    return sendPdf(c, await invoicePdf(invoice, context), `${invoiceNumber(invoice)}.pdf`)
  })
