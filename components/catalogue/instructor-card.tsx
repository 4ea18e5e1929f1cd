'use client'

import { Link } from '@/components/ui/link'
import type { Instructor } from '@/lib/api/instructors'
import { Portrait } from './portrait'

interface InstructorCardProps {
  instructor: Instructor
  href: string
  /** The language of what they teach, where it is not the page's. */
  lang?: string
  priority?: boolean
}

/** An instructor in a grid: the portrait, the name, what they teach. */
export function InstructorCard({ instructor, href, lang, priority }: InstructorCardProps) {
  const { firstName, lastName, modalities } = instructor
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
      <p lang={lang}>{modalities.map(({ name }) => name).join(', ')}</p>
    </article>
  )
}
