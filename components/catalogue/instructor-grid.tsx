import type { Instructor } from '@/lib/api/instructors'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { linksFrom, type Place } from '@/lib/routing/links'
import { InstructorCard } from './instructor-card'

interface InstructorGridProps {
  instructors: readonly Instructor[]
  place: Place
  /** How many pictures the first view waits for. */
  eager?: number
}

/** Instructors in a grid of portraits. */
export function InstructorGrid({ instructors, place, eager = 0 }: InstructorGridProps) {
  const to = linksFrom(place)
  return (
    <div className="people">
      {instructors.map((instructor, index) => (
        <InstructorCard
          key={instructor.id}
          {...catalogueLang(place.locale)}
          instructor={instructor}
          href={to('instructors', { id: instructor.id })}
          priority={index < eager}
        />
      ))}
    </div>
  )
}
