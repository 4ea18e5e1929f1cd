'use client'

import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { StripeElementStyle } from '@stripe/stripe-js'
import { Field } from '@/components/ui/field'
import { LockIcon } from '@/components/ui/icons/things'
import { Skeleton } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import type { CardFieldsState } from '@/hooks/checkout/use-card-fields'
import type { Order } from '@/hooks/checkout/use-order'
import type { FramedField, PaymentField } from '@/lib/checkout/payment-fields'

const elements = { cardNumber: CardNumberElement, expDate: CardExpiryElement, cvc: CardCvcElement }
const labels = { cardNumber: 'number', expDate: 'expiry', cvc: 'cvc' } as const

interface CardFieldsProps {
  form: Order['form']
  fields: Pick<CardFieldsState, 'round' | 'onReady' | 'onGone'>
  /** Whether the card provider's iframes can be shown. */
  ready: boolean
  disabled: boolean
  errorOf: (field: PaymentField) => ReactNode
}

/** The card fields: three iframes of the card provider, and the name on the card. */
export function CardFields({ form, fields, ready, disabled, errorOf }: CardFieldsProps) {
  const t = useTranslations('checkout.card')
  const style = useElementStyle(ready)
  const forget = useEffectEvent(() => {
    fields.onGone()
    form.forgetCard()
  })
  // Before the iframes of the next attempt can be ready.
  useLayoutEffect(() => () => forget(), [fields.round])

  const framed = (field: FramedField) => {
    const Element = elements[field]
    const error = errorOf(field)
    return (
      <Field id={`payment-${field}`} label={t(labels[field])} error={error}>
        {({ id }) => (
          <span className="ui-control" data-field={field} data-invalid={error ? '' : undefined}>
            {ready && style ? (
              <Element
                // Creates a new iframe for each attempt.
                key={fields.round}
                id={id}
                onReady={() => fields.onReady(field)}
                options={{ style, disabled, ...(field === 'cardNumber' && { showIcon: true }) }}
                onBlur={() => form.leave(field)}
                onChange={({ complete, empty, error: problem }) =>
                  form.changeFrame(field, { complete, empty, error: problem?.message ?? null })
                }
              />
            ) : (
              <Skeleton width="60%" />
            )}
          </span>
        )}
      </Field>
    )
  }

  return (
    <>
      {framed('cardNumber')}
      <div className="checkout-pair">
        {framed('expDate')}
        {framed('cvc')}
      </div>
      <TextField
        id="payment-nameOnCard"
        name="nameOnCard"
        label={t('name')}
        autoComplete="cc-name"
        value={form.values.nameOnCard}
        error={errorOf('nameOnCard')}
        onChange={(event) => form.change('nameOnCard', event.target.value)}
        onBlur={() => form.leave('nameOnCard')}
      />
      <p className="checkout-secure">
        <LockIcon size={18} />
        {t('secure')}
      </p>
    </>
  )
}

/**
 * The page's colors as plain values, because the card provider's iframes cannot read CSS variables.
 */
function readStyle(): StripeElementStyle {
  const colorOf = (className: string) => {
    const probe = document.createElement('span')
    probe.className = className
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    base: {
      color: colorOf('ui-field-label'),
      fontFamily: 'Inter, system-ui, -apple-system, "Segoe UI", sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      iconColor: colorOf('ui-soft'),
      '::placeholder': { color: colorOf('ui-field-optional') },
    },
    invalid: { color: colorOf('ui-field-error'), iconColor: colorOf('ui-field-error') },
  }
}

/**
 * The style of the card fields, updated when the theme changes; null until they are shown, because
 * reading it forces a layout.
 */
function useElementStyle(shown: boolean): StripeElementStyle | null {
  const [style, setStyle] = useState<StripeElementStyle | null>(null)

  useEffect(() => {
    if (!shown) return
    const update = () => setStyle(readStyle())
    update()
    const media = matchMedia('(prefers-color-scheme: dark)')
    const observer = new MutationObserver(update)
    media.addEventListener('change', update)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      media.removeEventListener('change', update)
      observer.disconnect()
    }
  }, [shown])

  return style
}
