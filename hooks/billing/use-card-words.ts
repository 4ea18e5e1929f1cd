import { useTranslations } from 'next-intl'
import type { Card } from '@/lib/api/payment-profile'

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** How a card is named, and when it expires, in the page's language. */
export function useCardWords() {
  const t = useTranslations('account.billing.cards')
  return {
    /** `Visa ending in 4242`. */
    name: ({ brand, last4 }: Card) =>
      t('name', { brand: brands[brand] ?? t('unknownBrand'), last4 }),
    /** `Expires 12/2029`: month and year as the card itself has them, in every language. */
    expiry({ expMonth, expYear, expires }: Card) {
      const date = `${String(expMonth).padStart(2, '0')}/${expYear}`
      return t(expires === 'ok' ? 'expires' : expires, { date })
    },
  }
}
