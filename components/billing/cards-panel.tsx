'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { RowError } from '@/components/ui/state/row-error'
import { toast } from '@/components/ui/toast/toast-store'
import { useCards } from '@/hooks/billing/use-cards'
import { useCardWords } from '@/hooks/billing/use-card-words'
import type { Card } from '@/lib/api/payment-profile'
import { CardRow } from './card-row'

const AddCard = onDemand(() => import('./add-card').then((module) => module.AddCard))

interface CardsPanelProps {
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
  /** A payment did not go through, so that a new card becomes the default one. */
  isDue: boolean
  onDefaultAdded: () => void
}

/** The cards on file, and adding one. */
export function CardsPanel({ isAdding, onAdding, isDue, onDefaultAdded }: CardsPanelProps) {
  const t = useTranslations('account.billing')
  const words = useCardWords()
  const { cards, busyId, makeDefault, remove } = useCards()
  const list = cards.data?.data ?? null

  function saved(card: Card) {
    onAdding(false)
    cards.retry()
    const message = t(card.default ? 'add.savedDefault' : 'add.saved', { card: words.name(card) })
    toast({ kind: 'success', message })
    if (card.default) onDefaultAdded()
  }

  return (
    <section aria-labelledby="cards-title">
      <h2 id="cards-title">{t('cards.title')}</h2>
      {cards.status === 'failed' && (
        <RowError
          text={`${t('cards.errorTitle')}. ${t('cards.errorText')}`}
          retryLabel={t('retry')}
          onRetry={cards.retry}
        />
      )}
      {cards.status === 'loading' && (
        <div role="status">
          <span className="ui-hidden">{t('loading')}</span>
          <Skeleton height="4.5rem" />
        </div>
      )}
      {list?.length === 0 && !isAdding && (
        <div className="billing-empty">
          <h3>{t('cards.emptyTitle')}</h3>
          <p className="ui-soft">{t('cards.emptyText')}</p>
        </div>
      )}
      {list !== null && list.length > 0 && (
        <ul className="billing-list">
          {list.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              isOnly={list.length === 1}
              busy={busyId === card.id}
              onDefault={() => makeDefault(card.id)}
              onRemove={() => remove(card.id)}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddCard
          isFirst={list?.length === 0}
          isDefault={isDue}
          onSaved={saved}
          onCancel={() => onAdding(false)}
        />
      ) : (
        list !== null && (
          <Button variant="secondary" onClick={() => onAdding(true)}>
            {t('cards.add')}
          </Button>
        )
      )}
    </section>
  )
}
