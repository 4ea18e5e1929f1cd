import { brandRef } from '@/lib/api/brands'
import type { Api } from '@/lib/api/client'
import { named } from '@/lib/api/named'
import { countedPage, PAGE_SIZE, type Page } from '@/lib/api/paging'
import {
  inlinePicture,
  integer,
  list,
  object,
  optional,
  type Shape,
  single,
  text,
  webUrl,
  withDefault,
} from '@/lib/api/shape'

const person = {
  id: integer,
  firstName: text,
  lastName: text,
  imageUrl: withDefault(optional(webUrl), null),
  placeholder: withDefault(optional(inlinePicture), null),
}

/** An instructor as named on a video or a class. */
export const instructorRef = object(person)

export const instructor = object({
  ...person,
  bio: withDefault(optional(text), null),
  brandData: withDefault(list(brandRef), []),
  modalities: withDefault(list(named), []),
})
export type Instructor = Shape<typeof instructor>

export type InstructorQuery = {
  q?: string
  brandId?: number | null
  page?: number
  perPage?: number
}

/** Throws `ApiError` with status 404 for an unknown id. */
export function getInstructor(api: Api, id: number | string): Promise<Instructor> {
  return api.get(`/v1/instructors/${encodeURIComponent(id)}`, { decode: single(instructor) })
}

export function listInstructors(api: Api, query: InstructorQuery = {}): Promise<Page<Instructor>> {
  return api.get('/v1/instructors', {
    query: { perPage: PAGE_SIZE, ...query },
    decode: countedPage(instructor),
  })
}
