'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { AddressFields } from '@/components/payment-fields/address-fields'
import { CardElements } from '@/components/payment-fields/card-elements'
import { CardFields } from '@/components/payment-fields/card-fields'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/choice-group'
import { useAddCard } from '@/hooks/billing/use-add-card'
import { type CardProvider, useCardProvider } from '@/hooks/checkout/use-card-provider'
import { useOnline } from '@/hooks/use-online'
import type { Card } from '@/lib/api/payment-profile'

interface AddCardProps {
  /** The first card is the default in any case, so that it is not asked. */
  isFirst: boolean
  isDefault: boolean
  onSaved: (card: Card) => void
  onCancel: () => void
}

/** The form of a new card with the card provider's fields. */
export function AddCard(props: AddCardProps) {
  const provider = useCardProvider()
  return (
    <CardElements stripe={provider.stripe}>
      <AddCardForm {...props} provider={provider} />
    </CardElements>
  )
}

function AddCardForm(props: AddCardProps & { provider: CardProvider }) {
  const { provider, isFirst, onSaved, onCancel } = props
  const t = useTranslations('account.billing')
  const [isDefault, setDefault] = useState(props.isDefault)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOnline = useOnline()
  const { form, geography, fields, errorOf, announced, busy, failure, save } = useAddCard(
    provider,
    onSaved,
  )
  // The card provider's frames take the focus once they have loaded.
  const begin = useEffectEvent(() => {
    heading.current?.focus()
    fields.startOver()
  })
  useEffect(() => begin(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(isFirst || isDefault)
  }

  return (
    <form className="billing-form" noValidate onSubmit={submit} aria-busy={busy}>
      <h3 ref={heading} tabIndex={-1}>
        {t('add.title')}
      </h3>
      <fieldset disabled={busy}>
        {fields.status === 'failed' ? (
          <div className="billing-notice" role="alert">
            <p>{t('add.failedFields')}</p>
            <Button variant="secondary" size="small" onClick={fields.retry}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <div className="ui-form">
            {fields.status === 'late' && (
              <p className="billing-notice" role="status">
                {t('add.late')}
              </p>
            )}
            <CardFields
              form={form}
              fields={fields}
              ready={provider.status === 'ready'}
              disabled={busy}
              errorOf={errorOf}
            />
          </div>
        )}
        <h4>{t('add.address')}</h4>
        <div className="ui-form">
          <AddressFields form={form} geography={geography} taxOnly={false} errorOf={errorOf} />
        </div>
        {!isFirst && (
          <CheckboxField
            label={t('add.default')}
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
          />
        )}
      </fieldset>
      <p className="ui-hidden" role="alert">
        {announced}
      </p>
      {failure && (
        <p className="billing-notice" data-tone="error" role="alert">
          {failure.messages.join(' ') || t(failure.unclear ? 'add.unclear' : 'add.bankRefused')}
        </p>
      )}
      <p className="ui-soft">{t('add.notCharged')}</p>
      <div className="billing-actions">
        <Button type="submit" loading={busy} disabled={!isOnline || fields.status !== 'ready'}>
          {t('add.save')}
        </Button>
        <Button variant="ghost-secondary" onClick={onCancel} disabled={busy}>
          {t('add.cancel')}
        </Button>
      </div>
    </form>
  )
}
