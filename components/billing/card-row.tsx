'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import { useCardWords } from '@/hooks/billing/use-card-words'
import { failureText } from '@/lib/api/error-text'
import type { Card } from '@/lib/api/payment-profile'
import type { Result } from '@/lib/api/result'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

interface CardRowProps {
  card: Card
  isOnly: boolean
  busy: boolean
  onDefault: () => Promise<Result<unknown>>
  onRemove: () => Promise<Result<void>>
}

/** A card on file: what it is, whether it is charged, and what can be done with it. */
export function CardRow({ card, isOnly, busy, onDefault, onRemove }: CardRowProps) {
  const t = useTranslations('account.billing')
  const words = useCardWords()
  const [asking, setAsking] = useState(false)
  const name = words.name(card)
  const close = () => setAsking(false)

  async function act(call: Promise<Result<unknown>>, success: string) {
    const result = await call
    close()
    const texts = { failed: t('failed'), unconfirmed: t('unconfirmed') }
    const message = result.ok ? success : failureText(result.error, texts)
    if (message !== null) toast({ kind: result.ok ? 'success' : 'error', message })
  }

  return (
    <li>
      <div>
        <p className="billing-name">
          {name} {card.default && <Badge tone="brand">{t('cards.default')}</Badge>}
        </p>
        <p className="ui-soft" data-expires={card.expires}>
          {words.expiry(card)}
        </p>
      </div>
      <div className="billing-actions">
        {!card.default && (
          <Button
            variant="ghost-secondary"
            size="small"
            aria-label={t('cards.makeDefaultNamed', { card: name })}
            loading={busy && !asking}
            onClick={() => void act(onDefault(), t('cards.madeDefault', { card: name }))}
          >
            {t('cards.makeDefault')}
          </Button>
        )}
        <Button
          variant="ghost-secondary"
          size="small"
          aria-label={t('cards.removeNamed', { card: name })}
          onClick={() => setAsking(true)}
        >
          {t('cards.remove')}
        </Button>
      </div>
      <Modal
        name="remove-card"
        open={asking}
        onClose={close}
        closeLabel={t('close')}
        title={t('cards.removeTitle', { card: name })}
        description={t(card.default && !isOnly ? 'cards.removeDefaultText' : 'cards.removeText')}
        left={{ label: t('cards.keep'), onClick: close }}
        right={{
          label: t('cards.remove'),
          loading: busy,
          onClick: () => void act(onRemove(), t('cards.removed', { card: name })),
        }}
      />
    </li>
  )
}
