import type { Instructor } from '@/lib/api/instructors'
import type { TermTexts } from '@/lib/catalogue/terms'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { InstructorCard } from './instructor-card'

interface InstructorGridProps {
  instructors: readonly Instructor[]
  context: PageContext
  /** Names of the modalities that they teach. */
  modalities: TermTexts
  /** Number of pictures to load eagerly. */
  eager?: number
}

export function InstructorGrid(props: InstructorGridProps) {
  const { instructors, context, modalities, eager = 0 } = props
  const to = linksFrom(context)
  return (
    <div className="people">
      {instructors.map((instructor, index) => (
        <InstructorCard
          key={instructor.id}
          instructor={instructor}
          modalities={modalities}
          href={to('instructors', { id: instructor.id })}
          priority={index < eager}
        />
      ))}
    </div>
  )
}
