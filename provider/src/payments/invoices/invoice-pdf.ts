import {
  createPdf,
  drawRow,
  drawRule,
  ink,
  keepTogether,
  type Pdf,
  softInk,
} from '../../documents/pdf'
import { formatsFor, type Formats } from '../../documents/formats'
import type { Env } from '../../env'
import { documentTexts, type DocumentTranslator } from '../../texts/translator'
import { type Invoice, invoiceNumber } from './find-invoices'

export type DocumentContext = {
  seller: Env['seller']
  /** A locale of the web application. */
  locale: string
  /** Dates are those of this zone (IANA). */
  timeZone: string
}

const amountColumns = [
  { width: 0.72, align: 'right' as const },
  { width: 0.28, align: 'right' as const },
]

/** Paper of North America for sales there. */
export const isLetter = (locale: string, country?: string) =>
  country ? ['US', 'CA', 'MX'].includes(country) : !locale.startsWith('en-AU')

/** The country's name in the document's language; the code when it is unknown. */
function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch (error) {
    if (error instanceof RangeError) return code
    throw error
  }
}

/** The payer's name and address, a line each. */
function payerLines(invoice: Invoice, locale: string): string[] {
  const { line1, line2, city, state, postal_code: code, country } = invoice.payerAddress ?? {}
  const place = [[city, state].filter(Boolean).join(', '), code].filter(Boolean).join(' ')
  return [
    invoice.payerName,
    invoice.payerEmail,
    line1,
    line2,
    place,
    country && countryName(country, locale),
  ].flatMap((line) => line || [])
}

/** What was sold: plan and brand, as they were at the time. */
export function describeInvoice(invoice: Invoice, t: DocumentTranslator): string {
  const plan = [invoice.planName, invoice.brandName].filter(Boolean).join(' · ')
  return invoice.reason === 'change' ? t('plan_change', { plan }) : plan
}

export function drawSeller(doc: Pdf, seller: Env['seller'], t: DocumentTranslator): void {
  const { name, address, email, taxId } = seller
  doc.font('strong').fontSize(14).fillColor(ink).text(name)
  doc.font('regular').fontSize(9).fillColor(softInk)
  for (const line of [...address, email, ...(taxId ? [t('tax_id', { id: taxId })] : [])])
    doc.text(line)
}

/** Two blocks of lines beside each other, each under its label. */
function drawParties(doc: Pdf, blocks: { label: string; lines: string[] }[]) {
  const columns = blocks.map(() => ({ width: 1 / blocks.length }))
  drawRow(
    doc,
    columns,
    blocks.map(({ label }) => label),
    { soft: true },
  )
  drawRow(
    doc,
    columns,
    blocks.map(({ lines }) => lines.join('\n')),
  )
}

function drawAmounts(
  doc: Pdf,
  invoice: Invoice,
  t: DocumentTranslator,
  { money, longDate }: Formats,
) {
  const { amount, tax, discount, refunded, refundedAt, currency } = invoice
  const write = (minor: number) => money(minor, currency)
  const row = (label: string, minor: number, strong = false) =>
    drawRow(doc, amountColumns, [label, write(minor)], { strong, soft: !strong })
  if (discount > 0) row(t('discount'), -discount)
  row(t('net'), amount - tax)
  row(t('tax'), tax)
  row(t('total'), amount, true)
  if (refunded === 0 || !refundedAt) return
  row(t('paid_back', { date: longDate(refundedAt) }), -refunded)
  row(t('kept'), amount - refunded, true)
}

function paidSentence({ cardLast4, paidAt }: Invoice, t: DocumentTranslator, formats: Formats) {
  const date = formats.longDate(paidAt)
  return cardLast4 ? t('paid_with_card', { date, last4: cardLast4 }) : t('paid', { date })
}

/** An invoice as a PDF, in the language and with the amounts of the row. */
export function invoicePdf(invoice: Invoice, context: DocumentContext): Promise<Buffer> {
  const { seller, locale, timeZone } = context
  const t = documentTexts(locale)
  const formats = formatsFor(locale, timeZone)
  const number = invoiceNumber(invoice)
  const { periodStart, periodEnd, amount, tax, discount, currency } = invoice
  const period = periodStart && periodEnd
  const columns = [{ width: 0.44 }, { width: 0.36 }, { width: 0.2, align: 'right' as const }]
  const options = {
    title: `${t('invoice')} ${number}`,
    author: seller.name,
    language: locale,
    isLetter: isLetter(locale, invoice.payerAddress?.country),
    footer: (page: number, pages: number) =>
      `${seller.name} · ${number} · ${t('page', { page: `${page}`, pages: `${pages}` })}`,
  }
  return createPdf(options, (doc) => {
    drawSeller(doc, seller, t)
    doc.moveDown(2.5)
    doc.font('strong').fontSize(24).fillColor(ink).text(t('invoice'))
    doc.moveDown(0.6).fontSize(10)
    drawParties(doc, [
      { label: t('invoice_number'), lines: [number] },
      { label: t('issued'), lines: [formats.longDate(invoice.paidAt)] },
    ])
    doc.moveDown(0.8)
    drawParties(doc, [{ label: t('paid_by'), lines: payerLines(invoice, locale) }])
    doc.moveDown(1.6)
    drawRow(doc, columns, [t('description'), t('period'), t('amount')], { soft: true })
    drawRule(doc)
    drawRow(doc, columns, [
      describeInvoice(invoice, t),
      period ? `${formats.date(periodStart)} – ${formats.date(periodEnd)}` : '',
      formats.money(amount - tax + discount, currency),
    ])
    drawRule(doc)
    keepTogether(doc, 140)
    drawAmounts(doc, invoice, t, formats)
    doc.moveDown(1.2)
    doc
      .font('regular')
      .fillColor(ink)
      .text(paidSentence(invoice, t, formats))
  })
}
