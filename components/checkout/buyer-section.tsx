'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextField } from '@/components/ui/text-field'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSearch } from '@/hooks/use-search'
import type { Order } from '@/hooks/checkout/use-order'
import type { BuyerField, PaymentField } from '@/lib/checkout/payment-fields'
import { flowLinks } from '@/lib/flow/flow-path'
import { FormSection } from './form-section'

interface BuyerSectionProps {
  form: Order['form']
  errorOf: (field: PaymentField) => ReactNode
  /** A link has filled in who buys. */
  isPrefilled: boolean
}

/** Who buys without an account. What a link has filled in can be changed, or emptied at once. */
export function BuyerSection({ form, errorOf, isPrefilled }: BuyerSectionProps) {
  const t = useTranslations('publicPayment.buyer')
  const locale = useLocale()
  const search = useSearch()
  const logIn = flowLinks(locale, useFlowParams())('login', {
    onSignInRedirectTo: `${location.pathname}${search}`,
  })

  const common = (field: BuyerField) => ({
    id: `payment-${field}`,
    name: field,
    label: t(field),
    value: form.values[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
    onBlur: () => form.leave(field),
  })
  const isFilled = form.values.email !== '' || form.values.firstName !== ''

  return (
    <FormSection title={t('title')}>
      {isPrefilled && isFilled ? (
        <p className="checkout-aside">
          {t('prefilled')}{' '}
          <button type="button" className="ui-link" onClick={form.clearBuyer}>
            {t('notYou')}
          </button>
        </p>
      ) : (
        <p className="checkout-aside">
          {t.rich('member', {
            link: (text) => <a href={logIn}>{text}</a>,
          })}
        </p>
      )}
      <TextField
        {...common('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('emailHint')}
      />
      <div className="checkout-pair">
        <TextField {...common('firstName')} autoComplete="given-name" />
        <TextField {...common('lastName')} autoComplete="family-name" />
      </div>
    </FormSection>
  )
}
