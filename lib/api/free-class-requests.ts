import type { Api } from './client'
import { attempt } from './result'
import { nothing } from './schema'

/** Who would like to try a class at a studio, and how the studio reaches them. */
export type FreeClassRequest = {
  studioId: number
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Asks a studio for a free class; the provider confirms it by mail. `fieldErrors` come back by field. */
export function requestFreeClass(api: Api, wish: FreeClassRequest) {
  return attempt(
    api.post('/v1/free_class_requests', { body: { freeClassRequest: wish }, decode: nothing }),
  )
}
