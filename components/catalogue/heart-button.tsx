'use client'

import { Link } from '@/components/ui/link'
import { HeartFilledIcon, HeartIcon } from '@/components/ui/icons/actions'
import { toast } from '@/components/ui/toast/toast-store'
import { useHeart } from '@/hooks/favorites/use-heart'
import type { FailureTexts } from '@/lib/api/error-text'
import type { Favorable } from '@/lib/api/favorites'
import { fill } from '@/lib/locale/fill'

export interface HeartTexts extends FailureTexts {
  /** With `{title}`. */
  favorite: string
}

interface HeartButtonProps {
  thing: Favorable
  title: string
  texts: HeartTexts
  /** On a picture, or on the page. */
  look?: 'media' | 'plain'
  /** Where somebody signs in who is not; it leads back to the thing. */
  loginHref: string
}

/** Keeps something on one's default list, or takes it off. */
export function HeartButton({ thing, title, texts, look = 'media', loginHref }: HeartButtonProps) {
  const heart = useHeart(thing)
  const label = fill(texts.favorite, { title })
  if (!heart)
    return (
      <Link
        className="ui-heart"
        data-look={look}
        href={loginHref}
        prefetch={false}
        aria-label={label}
      >
        <HeartIcon size={22} />
      </Link>
    )

  async function toggle() {
    const message = await heart?.toggle(texts)
    if (message) toast({ kind: 'error', message })
  }
  return (
    <button
      type="button"
      className="ui-heart"
      data-look={look}
      aria-label={label}
      aria-pressed={heart.isOn}
      onClick={() => void toggle()}
    >
      {heart.isOn ? <HeartFilledIcon size={22} /> : <HeartIcon size={22} />}
    </button>
  )
}
