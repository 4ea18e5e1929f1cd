'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CardFieldsState } from '@/hooks/checkout/use-card-fields'
import type { CardOnFile } from '@/hooks/checkout/use-card-on-file'
import type { Order } from '@/hooks/checkout/use-order'
import type { PaymentField } from '@/lib/checkout/payment-fields'
import { CheckboxField, ChoiceGroup } from '@/components/ui/choice-group'
import type { Card } from '@/lib/api/payment-profile'
import type { PayWith } from '@/lib/checkout/payment-state'
import { CardFields } from '@/components/payment-fields/card-fields'
import { Notice } from './checkout-notices'

interface CardSectionProps {
  order: Pick<Order, 'form' | 'payWith' | 'setPayWith'>
  onFile: CardOnFile
  fields: CardFieldsState
  /** Whether the card provider's library has loaded. */
  ready: boolean
  disabled: boolean
  errorOf: (field: PaymentField) => ReactNode
}

/** The payment method: the card on file or a new card, with the states of loading them. */
export function CardSection(props: CardSectionProps) {
  const { order, onFile, fields, ready, disabled, errorOf } = props
  const t = useTranslations('checkout.card')
  const again = useTranslations('checkout.pay')('again')
  const { status } = fields
  const newCard = order.payWith === 'newCard'
  return (
    <>
      {onFile.card && (
        <CardChoice card={onFile.card} value={order.payWith} onChange={order.setPayWith} />
      )}
      {onFile.status === 'failed' && (
        <Notice
          name="cardOnFile"
          retry={{ label: again, onClick: onFile.retry, loading: onFile.retrying }}
        >
          {t('onFileUnavailable')}
        </Notice>
      )}
      {newCard && (status === 'late' || status === 'failed') && (
        <Notice
          name="cardProvider"
          urgent={status === 'failed'}
          title={t(status === 'late' ? 'lateTitle' : 'unavailableTitle')}
          retry={{ label: again, onClick: fields.retry }}
        >
          {t(status === 'late' ? 'lateText' : 'unavailableText')}
        </Notice>
      )}
      {newCard && status !== 'failed' && (
        <CardFields
          form={order.form}
          fields={fields}
          ready={ready}
          disabled={disabled}
          errorOf={errorOf}
        />
      )}
    </>
  )
}

interface CardChoiceProps {
  card: Card
  value: PayWith
  onChange: (value: PayWith) => void
}

/** Choice between the card on file and a new one. Specification 5. */
function CardChoice({ card, value, onChange }: CardChoiceProps) {
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
