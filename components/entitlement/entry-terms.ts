import { getTranslations } from 'next-intl/server'
import type { loadEntryOffer } from '@/lib/plans/entry-offer'

/** What it costs new visitors after they have pressed the main button; null while it is unknown. */
export async function entryTerms(
  offer: Awaited<ReturnType<typeof loadEntryOffer>>,
): Promise<string | null> {
  if (offer === null) return null
  const [t, plans] = await Promise.all([
    getTranslations('entitlement.terms'),
    getTranslations('plans'),
  ])
  const { interval, intervalCount: count, trialDays: days } = offer.plan
  const values = { price: offer.price, per: plans('perInterval', { interval, count }) }
  return offer.kind === 'trial' ? t('trial', { ...values, days }) : t('price', values)
}
