import 'server-only'
import { cacheTag } from 'next/cache'
import { getInstructor, type InstructorQuery, listInstructors } from '@/lib/api/instructors'
import { toLoadable } from './loadable'
import { publicApiIn } from '@/lib/api/public'

/** One page of instructors. */
export async function cachedInstructors(locale: string, query: InstructorQuery) {
  'use cache'
  cacheTag('instructors')
  return toLoadable(listInstructors(publicApiIn(locale), query))
}

/** One instructor. */
export async function cachedInstructor(locale: string, id: string) {
  'use cache'
  cacheTag('instructors')
  return toLoadable(getInstructor(publicApiIn(locale), id))
}
