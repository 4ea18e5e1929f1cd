'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link'
import { Picture, type PictureProps } from './picture'
import { ProgressBar } from './progress-bar'

interface CardProps {
  /** Named on the card as `data-card`. */
  mode: string
  href: string
  title: string
  /** The title's language, where it is not the page's. */
  lang?: string
  heading?: 'h2' | 'h3' | 'h4'
  picture: PictureProps
  /** Short facts on one line, in order. */
  facts?: readonly ReactNode[]
  /** A line above the title. */
  overline?: ReactNode
  /** On the picture, bottom left: the length, or that it is live. */
  badge?: ReactNode
  /** On the picture, top right: the heart. It is not part of the card's link. */
  action?: ReactNode
  /** Below the facts. */
  children?: ReactNode
  /** How far one has come, along the picture's foot. */
  progress?: ComponentProps<typeof ProgressBar>
}

/** The frame of every card: the picture first, then a title of at most two lines and one line of facts. The whole card follows its title's link. */
export function Card({
  mode,
  href,
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
        <Picture {...picture} />
        {badge && <div className="ui-card-badge">{badge}</div>}
        {progress && <ProgressBar {...progress} />}
      </div>
      <div className="ui-card-text">
        {overline && <p className="ui-card-overline">{overline}</p>}
        <Heading className="ui-card-title" lang={lang}>
          <Link href={href}>{title}</Link>
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
