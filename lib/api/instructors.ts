import { brandRef } from './brands'
import type { Api } from './client'
import { taxonomyTerm } from './taxonomy'
import { countedPage, PAGE_SIZE, type Page } from './paging'
import {
  inlinePicture,
  integer,
  list,
  object,
  orNull,
  type Infer,
  single,
  string,
  webUrl,
  withDefault,
} from './schema'

const person = {
  id: integer,
  firstName: string,
  lastName: string,
  imageUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
}

/** An instructor as embedded in a video or a class. */
export const instructorRef = object(person)

export const instructor = object({
  ...person,
  bio: orNull(string),
  brandData: withDefault(list(brandRef), []),
  modalities: withDefault(list(taxonomyTerm), []),
})
export type Instructor = Infer<typeof instructor>

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
