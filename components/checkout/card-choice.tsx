'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { ChoiceGroup } from '@/components/ui/choice-group'
import type { Card } from '@/lib/api/payment-profile'
import type { PayWith } from '@/lib/checkout/payment-state'

interface CardChoiceProps {
  card: Card
  value: PayWith
  onChange: (value: PayWith) => void
}

/** The card on file, or a new one. Specification 5. */
export function CardChoice({ card, value, onChange }: CardChoiceProps) {
  const t = useTranslations('checkout.card')
  const expiry = `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear).slice(-2)}`
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1)
  const radio = (choice: PayWith) => ({
    type: 'radio' as const,
    name: 'payWith',
    value: choice,
    checked: value === choice,
    onChange: () => onChange(choice),
  })
  return (
    <ChoiceGroup legend={t('choose')} legendHidden className="checkout-cards">
      <CheckboxField
        {...radio('cardOnFile')}
        label={t('onFile', { last4: card.last4 })}
        hint={t('onFileHint', { brand, expiry })}
      />
      <CheckboxField {...radio('newCard')} label={t('new')} />
    </ChoiceGroup>
  )
}
