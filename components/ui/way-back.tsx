'use client'

import { ButtonLink } from './button-link'
import { useReleasedAction, useWantedPage } from '@/hooks/use-wanted-page'
import type { Locale } from '@/lib/locale/locales'

interface WayBackProps {
  /** Nothing is left to put right. */
  isReady: boolean
  locale: Locale
  className: string
  text: string
  link: string
}

/**
 * The way back to the class or video that somebody came from to put their plan right, as soon as it
 * is; nothing for others.
 */
export function WayBack({ isReady, locale, className, text, link }: WayBackProps) {
  const wanted = useWantedPage(locale)
  useReleasedAction(wanted, isReady)
  return (
    <div role="status">
      {wanted && isReady && (
        <div className={className}>
          <p>{text}</p>
          <ButtonLink size="small" href={wanted.path}>
            {link}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
