import 'server-only'
import type { Metadata } from 'next'
import type { Instructor } from '@/lib/api/instructors'
import { currentLocale } from '@/lib/locale/current-locale'
import { describePage } from './describe-page'
import { instructorPicture } from '@/lib/seo/picture/content-of'
import { picturePath } from '@/lib/seo/picture/picture-content'

/** The head of the page of an instructor. */
export async function describeInstructor(instructor: Instructor): Promise<Metadata> {
  const { id, firstName, lastName, bio } = instructor
  const locale = await currentLocale()
  return describePage('instructors', {
    title: `${firstName} ${lastName}`,
    description: bio ?? undefined,
    query: { id },
    picture: picturePath('instructor', id, await instructorPicture(instructor, locale)),
  })
}
