import type { Api } from './client'
import { countedPage, PAGE_SIZE, type Page } from './paging'
import { brandRef, instructorFields, taxonomyTerm } from './references'
import { type Infer, list, object, orNull, single, string, withDefault } from './schema'

export const instructor = object({
  ...instructorFields,
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
