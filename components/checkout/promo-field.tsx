'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { TextField } from '@/components/ui/text-field'
import type { Order } from '@/hooks/checkout/use-order'
import { ENTER_KEY } from '@/lib/browser/keys'
import { langMark } from '@/lib/locale/catalogue-language'

interface PromoFieldProps {
  promotion: Order['promotion']
  /** In capitals. */
  currency: string
  disabled: boolean
}

/** The promotion code field: enter, apply by button or Enter, and remove. */
export function PromoField({ promotion, currency, disabled }: PromoFieldProps) {
  const t = useTranslations('checkout.promo')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { promotion: applied, failure } = promotion

  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])

  if (applied) {
    return (
      <p className="promo-applied" role="status">
        <span>
          {t.rich('applied', {
            code: applied.code,
            title: () => <span {...langMark(applied.language, locale)}>{applied.title}</span>,
          })}
        </span>
        <Button
          variant="ghost-secondary"
          size="small"
          iconOnly
          disabled={disabled}
          aria-label={t('remove', { code: applied.code })}
          onClick={promotion.remove}
        >
          <CloseIcon size={18} />
        </Button>
      </p>
    )
  }
  if (!open) {
    return (
      <button type="button" className="ui-link promo-open" onClick={() => setOpen(true)}>
        {t('open')}
      </button>
    )
  }
  const apply = () => void promotion.apply(code)
  const said = failure?.code === 'invalid' ? failure.messages.join(' ') : ''
  const minutes = failure?.code === 'tooMany' ? failure.minutes : 0
  const error = failure && (said || t(failure.code, { currency, minutes }))
  return (
    <div className="promo">
      <TextField
        ref={input}
        id="payment-promo"
        name="promo"
        label={t('label')}
        value={code}
        error={error}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== ENTER_KEY) return
          event.preventDefault()
          apply()
        }}
      />
      <Button variant="secondary" loading={promotion.loading} disabled={disabled} onClick={apply}>
        {t('apply')}
      </Button>
    </div>
  )
}
