'use client'

import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  LineItem,
  Stripe,
  StripeElementLocale,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { Order } from '@/hooks/checkout/use-order'
import type { Agreements } from '@/lib/checkout/agreements'
import type { ChargeTerms } from '@/lib/checkout/charge-terms'
import { defaultFailure, type Failure } from '@/lib/checkout/failure'
import { canHaveWallet, type WalletCard, walletTerms } from '@/lib/checkout/wallet'
import { createWalletCard } from '@/lib/checkout/wallet-payments'
import { languageOf } from '@/lib/locale/locales'
import { reportError } from '@/lib/reports/browser-reports'
import { Notice } from './checkout-notices'
import { Consent } from './consent'

interface WalletSectionProps {
  stripe: Stripe | null
  planName: string
  order: Pick<Order, 'summary'>
  agreements: Agreements
  /** The purchase of a guest needs an email address. */
  emailRequired: boolean
  /** `shown` are the charges that the payer saw when they opened the wallet. */
  onConfirm: (card: WalletCard, shown: ChargeTerms | null) => void
}

/**
 * The wallets that the card provider offers in this browser, above the form. They show the amount of
 * the order's summary; before the tax is known, the price without it.
 */
export function WalletSection(props: WalletSectionProps) {
  const { stripe, planName, order } = props
  const t = useTranslations('checkout')
  const locale = languageOf(useLocale()) as StripeElementLocale
  const { amount, lineItems } = walletTerms(order.summary, {
    plan: planName,
    tax: t('summary.tax'),
    beforeTax: t('wallet.beforeTax'),
  })
  const { currency } = order.summary
  const options = useMemo(
    () =>
      ({
        mode: 'subscription',
        amount,
        currency,
        locale,
        paymentMethodCreation: 'manual',
        paymentMethodTypes: ['card'],
      }) as const,
    [amount, currency, locale],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <Wallets {...props} lineItems={lineItems} />
    </Elements>
  )
}

function Wallets(props: WalletSectionProps & { lineItems: LineItem[] }) {
  const { order, agreements, emailRequired, onConfirm, lineItems } = props
  const t = useTranslations('checkout.wallet')
  const stripe = useStripe()
  const elements = useElements()
  // Where a wallet is likely, its place is kept free, so that the form stays where it is.
  const [offer, setOffer] = useState<'awaited' | 'made' | 'none'>(
    canHaveWallet(window) ? 'awaited' : 'none',
  )
  const [failure, setFailure] = useState<Failure | null>(null)
  // The charges at the time of the click, because the summary may change behind the wallet.
  const shown = useRef<ChargeTerms | null>(null)
  const { charges } = order.summary

  async function confirm(event: StripeExpressCheckoutElementConfirmEvent) {
    if (!stripe || !elements) return
    const saved = await createWalletCard(stripe, elements, event).catch((error: unknown) => {
      reportError(error)
      return null
    })
    if (saved?.ok) return onConfirm(saved.data, shown.current)
    event.paymentFailed()
    setFailure(saved?.failure ?? defaultFailure)
  }

  return (
    <section className="wallets" data-offer={offer} aria-label={t('title')}>
      <div className="wallets-buttons">
        {offer === 'awaited' && <Skeleton height="100%" />}
        <ExpressCheckoutElement
          options={{
            billingAddressRequired: true,
            emailRequired,
            buttonHeight: 48,
            paymentMethods: {
              amazonPay: 'never',
              klarna: 'never',
              link: 'never',
              paypal: 'never',
            },
          }}
          onReady={({ availablePaymentMethods: methods }) =>
            setOffer(Object.values(methods ?? {}).some(Boolean) ? 'made' : 'none')
          }
          onClick={({ resolve }) => {
            setFailure(null)
            shown.current = charges
            resolve({ lineItems })
          }}
          onConfirm={(event) => void confirm(event)}
          onLoadError={() => setOffer('none')}
        />
      </div>
      {charges ? (
        <Consent agreements={agreements} charges={charges} />
      ) : (
        <p className="consent">{t('totalFirst')}</p>
      )}
      {failure && (
        <Notice name="wallet" urgent title={t('failed')}>
          {failure.messages.join(' ') || t('failedText')}
        </Notice>
      )}
      <p className="wallets-or">{t('or')}</p>
    </section>
  )
}
