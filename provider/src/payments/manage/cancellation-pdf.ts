import { createPdf, drawRow, drawRule, ink, softInk } from '../../documents/pdf'
import { formatsFor } from '../../documents/formats'
import { documentTexts } from '../../texts/translator'
import { type DocumentContext, drawSeller, isLetter } from '../invoices/invoice-pdf'
import type { Cancellation } from './cancellation'

const columns = [{ width: 0.34 }, { width: 0.66 }]

/** The confirmation of a cancellation as a PDF; `plan` is its name with its brand. */
export function cancellationPdf(
  about: Omit<Cancellation, 'mailedTo'> & { plan: string; name: string; email: string },
  { seller, locale, timeZone }: DocumentContext,
  now: Date,
): Promise<Buffer> {
  const t = documentTexts(locale)
  const { longDate } = formatsFor(locale, timeZone)
  const hasEnded = about.endsAt <= now
  const options = {
    title: t('cancellation'),
    author: seller.name,
    language: locale,
    isLetter: isLetter(locale),
    footer: (page: number, pages: number) => {
      const created = t('created', { date: longDate(now) })
      return `${seller.name} · ${created} · ${t('page', { page: `${page}`, pages: `${pages}` })}`
    },
  }
  return createPdf(options, (doc) => {
    drawSeller(doc, seller, t)
    doc.moveDown(2.5).font('strong').fontSize(22).fillColor(ink).text(t('cancellation'))
    doc.moveDown(0.8).font('regular').fontSize(9).fillColor(softInk).text(t('pack_for'))
    doc.fontSize(10).fillColor(ink).text(about.name).text(about.email)
    doc.moveDown(1.2)
    drawRule(doc)
    drawRow(doc, columns, [t('plan'), about.plan], { strong: true })
    drawRow(doc, columns, [t('canceled_on'), longDate(about.canceledAt)])
    drawRow(doc, columns, [t(hasEnded ? 'ended_on' : 'works_until'), longDate(about.endsAt)])
    drawRule(doc)
    doc.moveDown(0.4).font('regular').text(t('nothing_more'))
  })
}
