import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { StarIcon } from '@/components/ui/icons/status'
import { difficulties, type Difficulty, type OwnRating } from '@/lib/api/video-ratings'
import { plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import type { RatingTexts } from './rating-texts'

interface RatingFormProps {
  /** The vote before, or what could not be stored. */
  initial: OwnRating | null
  texts: RatingTexts
  locale: Locale
  /** Why the vote was not stored. */
  error: string | null
  onSave: (rating: OwnRating) => void
  /** Leaves a stored vote as it is; none without one. */
  onCancel: (() => void) | null
}

/** One to five stars, and how hard it was. */
export function RatingForm({ initial, texts, locale, error, onSave, onCancel }: RatingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [stars, setStars] = useState<number | null>(initial?.stars ?? null)
  const [difficulty, setDifficulty] = useState<Difficulty | null>(initial?.difficulty ?? null)
  const [isChecked, setChecked] = useState(false)

  useEffect(() => {
    // The button that opened the form has gone, and with it the focus.
    if (initial && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [initial])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (stars !== null && difficulty !== null) return onSave({ stars, difficulty })
    setChecked(true)
    const missing = stars === null ? 'stars' : 'difficulty'
    form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
  }

  return (
    <form ref={form} className="rate" noValidate onSubmit={submit}>
      <ChoiceGroup
        className="rate-stars"
        legend={texts.starsLegend}
        error={isChecked && stars === null ? texts.starsMissing : undefined}
      >
        <div>
          {[1, 2, 3, 4, 5].map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="stars"
                value={count}
                required
                checked={stars === count}
                onChange={() => setStars(count)}
              />
              <StarIcon size={32} />
              <span className="ui-hidden">{plural(texts.stars, count, locale)}</span>
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup
        className="rate-difficulty"
        legend={texts.difficultyLegend}
        error={isChecked && difficulty === null ? texts.difficultyMissing : undefined}
      >
        <div>
          {difficulties.map((choice) => (
            <label key={choice} className="ui-chip">
              <input
                type="radio"
                name="difficulty"
                value={choice}
                required
                checked={difficulty === choice}
                onChange={() => setDifficulty(choice)}
              />
              {texts.difficulty[choice]}
            </label>
          ))}
        </div>
      </ChoiceGroup>
      {error && (
        <p className="rate-error" role="alert">
          {error}
        </p>
      )}
      <div className="rate-actions">
        <Button size="small" type="submit">
          {texts.save}
        </Button>
        {onCancel && (
          <Button size="small" variant="ghost-secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
