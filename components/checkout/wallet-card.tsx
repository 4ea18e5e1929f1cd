'use client'

import { useTranslations } from 'next-intl'
import { cardBrandName } from '@/lib/billing/card-brand'
import { Button } from '@/components/ui/button'
import type { WalletCard as Card } from '@/lib/checkout/wallet'
import { Notice } from './checkout-notices'

interface WalletCardProps {
  card: Card
  /** The total differs from what the wallet showed, or was not known then. */
  isChanged: boolean
  disabled: boolean
  onChange: () => void
}

/** The card that was confirmed in a wallet, in place of the card fields. */
export function WalletCard({ card, isChanged, disabled, onChange }: WalletCardProps) {
  const t = useTranslations('checkout.wallet')
  const { brand, last4, name, address } = card
  const place = [address.line1, address.city, address.state, address.postalCode, address.country]
  return (
    <>
      <div className="wallet-card">
        <p>
          <strong>{t('card', { brand: cardBrandName(brand), last4 })}</strong>
          <span>{[name, ...place].filter(Boolean).join(', ')}</span>
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={disabled}
          onClick={disabled ? undefined : onChange}
        >
          {t('change')}
        </Button>
      </div>
      {isChanged && (
        <Notice name="walletTotal" title={t('checkTitle')}>
          {t('checkText')}
        </Notice>
      )}
    </>
  )
}
