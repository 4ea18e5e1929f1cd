'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { MAX_CARD_WIDTH } from '@/lib/routing/picture-url'
import { Link } from './link'
import { Picture, type PictureProps } from './picture'
import { ProgressBar } from './progress-bar'

interface CardProps {
  /** Set on the card as `data-card`. */
  mode: string
  href: string
  /** When the card's link is followed, be it in another tab. */
  onFollow?: (event: MouseEvent) => void
  title: string
  /** Language of the title, when it differs from the page's. */
  lang?: string
  heading?: 'h2' | 'h3' | 'h4'
  picture: PictureProps
  /** Short facts on one line, in order. */
  facts?: readonly ReactNode[]
  /** Text above the title. */
  overline?: ReactNode
  /** At the bottom left of the picture: the duration, or that it is live. */
  badge?: ReactNode
  /** At the top right of the picture: the heart. Not part of the card's link. */
  action?: ReactNode
  /** Below the facts. */
  children?: ReactNode
  /** Progress bar at the bottom of the picture. */
  progress?: ComponentProps<typeof ProgressBar>
}

/**
 * The layout of every card: picture, a title of at most two lines and one line of facts. The whole
 * card is clickable and follows the title's link.
 */
export function Card({
  mode,
  href,
  onFollow,
  title,
  lang,
  heading: Heading = 'h3',
  picture,
  facts = [],
  overline,
  badge,
  action,
  children,
  progress,
}: CardProps) {
  return (
    <article className="ui-card" data-card={mode}>
      <div className="ui-card-media">
        <Picture maxWidth={MAX_CARD_WIDTH} {...picture} />
        {badge && <div className="ui-card-badge">{badge}</div>}
        {progress && <ProgressBar {...progress} />}
      </div>
      <div className="ui-card-text">
        {overline && <p className="ui-card-overline">{overline}</p>}
        <Heading className="ui-card-title" lang={lang}>
          <Link href={href} onClick={onFollow}>
            {title}
          </Link>
        </Heading>
        {facts.length > 0 && (
          <ul className="ui-facts">
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
      {action && <div className="ui-card-action">{action}</div>}
    </article>
  )
}
