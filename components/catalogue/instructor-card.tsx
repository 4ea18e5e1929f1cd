'use client'

import { Fragment } from 'react'
import { Link } from '@/components/ui/link'
import type { Instructor } from '@/lib/api/instructors'
import { type TermTexts, toTerm } from '@/lib/catalogue/terms'
import { Portrait } from './portrait'

interface InstructorCardProps {
  instructor: Instructor
  href: string
  /** Names of the modalities that they teach. */
  modalities: TermTexts
  priority?: boolean
}

/** An instructor in a grid: the portrait, the name, what they teach. */
export function InstructorCard(props: InstructorCardProps) {
  const { instructor, href, modalities, priority } = props
  const { firstName, lastName } = instructor
  const taught = instructor.modalities.map((modality) => toTerm(modality, modalities))
  return (
    <article className="person">
      <Portrait
        instructor={instructor}
        sizes="(min-width: 1296px) 220px, (min-width: 768px) 22vw, 45vw"
        priority={priority}
      />
      <h2>
        <Link href={href}>{`${firstName} ${lastName}`}</Link>
      </h2>
      <p>
        {taught.map(({ id, name, lang }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <span lang={lang}>{name}</span>
          </Fragment>
        ))}
      </p>
    </article>
  )
}
