'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useOwnRating } from '@/hooks/catalogue/use-own-rating'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { failureText } from '@/lib/api/error-text'
import type { OwnRating as Rating } from '@/lib/api/video-ratings'
import { plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import { RatingForm } from './rating-form'
import type { RatingTexts } from './rating-texts'
import { Stars } from './stars'

export interface OwnRatingProps {
  videoId: number
  locale: Locale
  texts: RatingTexts
}

/** A member's vote on a video that they have taken: the form, or the vote with its changes. */
export function OwnRating({ videoId, locale, texts }: OwnRatingProps) {
  const id = useId()
  const { rating, mayRate, isSaving, change } = useOwnRating(videoId)
  /** What the form begins with; null while the vote is shown. */
  const [draft, setDraft] = useState<Rating | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const area = useRestoreFocus()
  if (!mayRate) return null

  async function save(vote: Rating) {
    setDraft(null)
    setError(null)
    const result = await change(vote)
    if (result.ok) return setSaid(texts.saved)
    setDraft(vote)
    setError(failureText(result.error, texts))
  }

  async function remove() {
    setError(null)
    const result = await change(null)
    if (result.ok) return setSaid(texts.removed)
    setError(failureText(result.error, { ...texts, failed: texts.removeFailed }))
  }

  const isForm = draft !== null || rating === null
  return (
    <section className="own-rating" aria-labelledby={id} {...area}>
      <h2 id={id}>{isForm ? texts.title : texts.yourTitle}</h2>
      {isForm ? (
        <RatingForm
          key={JSON.stringify(draft)}
          initial={draft}
          texts={texts}
          locale={locale}
          error={error}
          onSave={(vote) => void save(vote)}
          onCancel={rating && (() => setDraft(null))}
        />
      ) : (
        <>
          <p className="own-rating-vote">
            <Stars count={rating.stars} label={plural(texts.stars, rating.stars, locale)} />
            {texts.difficulty[rating.difficulty]}
          </p>
          {error && (
            <p className="rate-error" role="alert">
              {error}
            </p>
          )}
          <div className="rate-actions">
            <Button
              size="small"
              variant="secondary"
              aria-disabled={isSaving}
              onClick={() => !isSaving && setDraft(rating)}
            >
              {texts.change}
            </Button>
            <Button
              size="small"
              variant="ghost-secondary"
              aria-disabled={isSaving}
              onClick={() => !isSaving && void remove()}
            >
              {texts.remove}
            </Button>
          </div>
        </>
      )}
      <p className="ui-soft" role="status">
        {said}
      </p>
    </section>
  )
}
