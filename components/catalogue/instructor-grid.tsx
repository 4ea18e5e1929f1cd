'use client'

import { Fragment } from 'react'
import { Link } from '@/components/ui/link'
import type { InstructorCardData } from '@/lib/catalogue/card-data'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { Portrait } from './portrait'

const SIZES = '(min-width: 1296px) 220px, (min-width: 768px) 22vw, 45vw'

interface InstructorGridProps {
  instructors: readonly InstructorCardData[]
  context: PageContext
  /** Number of pictures to load eagerly. */
  eager?: number
}

/** Instructors with their portraits, their names and what they teach. */
export function InstructorGrid({ instructors, context, eager = 0 }: InstructorGridProps) {
  const to = linksFrom(context)
  return (
    <div className="people">
      {instructors.map(({ id, name, teaches, picture, placeholder }, index) => (
        <article key={id} className="person">
          <Portrait
            src={picture}
            placeholder={placeholder}
            sizes={SIZES}
            priority={index < eager}
          />
          <h2>
            <Link href={to('instructors', { id })}>{name}</Link>
          </h2>
          <p>
            {teaches.map((modality, at) => (
              <Fragment key={at}>
                {at > 0 && ', '}
                <span lang={modality.lang}>{modality.name}</span>
              </Fragment>
            ))}
          </p>
        </article>
      ))}
    </div>
  )
}
