'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CardChoice } from './card-choice'
import { CardFields } from './card-fields'
import { Notice } from './notice'
import type { CardFieldsState } from '@/hooks/checkout/use-card-fields'
import type { CardOnFile } from '@/hooks/checkout/use-card-on-file'
import type { Order } from '@/hooks/checkout/use-order'
import type { PaymentField } from '@/lib/checkout/payment-fields'

interface CardSectionProps {
  order: Pick<Order, 'form' | 'payWith' | 'setPayWith'>
  onFile: CardOnFile
  fields: CardFieldsState
  /** The card provider's library is there. */
  ready: boolean
  disabled: boolean
  errorOf: (field: PaymentField) => ReactNode
}

/** What is paid with: the card on file, or one that is typed; and what of it did not come. */
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
