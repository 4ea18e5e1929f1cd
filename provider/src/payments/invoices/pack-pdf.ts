import {
  createPdf,
  drawRow,
  drawTable,
  ink,
  keepTogether,
  type Pdf,
  softInk,
} from '../../documents/pdf'
import { formatsFor, type Formats } from '../../documents/formats'
import { documentTexts, type DocumentTranslator } from '../../texts/translator'
import type { AttendedClass } from './attended-classes'
import { type Invoice, invoiceNumber } from './find-invoices'
import { describeInvoice, type DocumentContext, drawSeller, isLetter } from './invoice-pdf'

type Pack = {
  name: string
  email: string
  /** The first and the last moment of the period. */
  from: Date
  until: Date
  createdAt: Date
  /** Oldest first. */
  invoices: Invoice[]
  classes: AttendedClass[]
}

const right = 'right' as const
const paymentColumns = [
  { width: 0.14 },
  { width: 0.2 },
  { width: 0.36 },
  { width: 0.14, align: right },
  { width: 0.16, align: right },
]
const totalColumns = [
  { width: 0.7, align: right },
  { width: 0.14, align: right },
  { width: 0.16, align: right },
]
const classColumns = [
  { width: 0.14 },
  { width: 0.44 },
  { width: 0.28 },
  { width: 0.14, align: right },
]

function drawHeading(doc: Pdf, text: string) {
  keepTogether(doc, 90)
  doc.moveDown(1.4).font('strong').fontSize(14).fillColor(ink).text(text)
  doc.moveDown(0.4).fontSize(9)
}

/** What stays paid of an invoice, and the share of its tax. */
function keptOf({ amount, tax, refunded }: Invoice) {
  const kept = amount - refunded
  return { amount: kept, tax: Math.round((tax * kept) / amount) }
}

function drawPayments(doc: Pdf, invoices: Invoice[], t: DocumentTranslator, formats: Formats) {
  const head = [t('date'), t('invoice'), t('description'), t('tax'), t('amount')]
  const rows = invoices.map((invoice) => {
    const { currency, refunded, paidAt } = invoice
    const kept = keptOf(invoice)
    const note = refunded > 0 && t('refund_note', { amount: formats.money(refunded, currency) })
    return [
      formats.date(paidAt),
      invoiceNumber(invoice),
      [describeInvoice(invoice, t), note].filter(Boolean).join(', '),
      formats.money(kept.tax, currency),
      formats.money(kept.amount, currency),
    ]
  })
  drawTable(doc, paymentColumns, head, rows)
  for (const currency of new Set(invoices.map((invoice) => invoice.currency))) {
    const kept = invoices.filter((invoice) => invoice.currency === currency).map(keptOf)
    const sum = (key: 'amount' | 'tax') =>
      formats.money(
        kept.reduce((total, row) => total + row[key], 0),
        currency,
      )
    drawRow(doc, totalColumns, [t('total'), sum('tax'), sum('amount')], { strong: true })
  }
}

function drawClasses(doc: Pdf, classes: AttendedClass[], t: DocumentTranslator, formats: Formats) {
  const minutes = (count: number) => t('minutes', { count: `${count}` })
  const head = [t('date'), t('class'), t('place'), t('length')]
  const rows = classes.map(({ title, brand, studio, startsAt, minutes: length }) => [
    formats.date(startsAt),
    `${title} · ${brand}`,
    studio ?? t('live'),
    minutes(length),
  ])
  drawTable(doc, classColumns, head, rows)
  const total = classes.reduce((sum, { minutes: length }) => sum + length, 0)
  const cells = [t('class_total'), `${classes.length}`, '', minutes(total)]
  drawRow(doc, classColumns, cells, { strong: true })
}

/** What a member paid and attended in a period, for who pays it back to them. */
export function packPdf(pack: Pack, context: DocumentContext): Promise<Buffer> {
  const { seller, locale, timeZone } = context
  const t = documentTexts(locale)
  const formats = formatsFor(locale, timeZone)
  const from = formats.longDate(pack.from)
  const until = formats.longDate(pack.until)
  const period = t('pack_period', { from, until })
  const created = t('created', { date: formats.longDate(pack.createdAt) })
  const options = {
    title: `${t('pack')}, ${period}`,
    author: seller.name,
    language: locale,
    isLetter: isLetter(locale, pack.invoices[0]?.payerAddress?.country),
    footer: (page: number, pages: number) =>
      `${seller.name} · ${created} · ${t('page', { page: `${page}`, pages: `${pages}` })}`,
  }
  return createPdf(options, (doc) => {
    drawSeller(doc, seller, t)
    doc.moveDown(2).font('strong').fontSize(22).fillColor(ink).text(t('pack'))
    doc.moveDown(0.2).font('regular').fontSize(11).fillColor(softInk).text(period)
    doc.moveDown(0.8).fontSize(9).text(t('pack_for'))
    doc.fontSize(10).fillColor(ink).text(pack.name).text(pack.email)
    drawHeading(doc, t('payments'))
    if (pack.invoices.length > 0) drawPayments(doc, pack.invoices, t, formats)
    else doc.font('regular').text(t('no_payments'))
    drawHeading(doc, t('classes'))
    if (pack.classes.length > 0) drawClasses(doc, pack.classes, t, formats)
    else doc.font('regular').text(t('no_classes'))
  })
}
