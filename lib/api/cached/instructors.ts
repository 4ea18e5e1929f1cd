import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { orNull } from '@/lib/api/cached/not-found'
import { getInstructor, type InstructorQuery, listInstructors } from '@/lib/api/instructors'
import { publicApiIn } from '@/lib/api/public'

/** One page of instructors. Throws when the provider fails. */
export async function cachedInstructors(locale: string, query: InstructorQuery) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('instructors')
  return listInstructors(publicApiIn(locale), query)
}

/** One instructor, or null when there is none with this id. Throws when the provider fails. */
export async function cachedInstructor(locale: string, id: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('instructors')
  return orNull(getInstructor(publicApiIn(locale), id))
}
