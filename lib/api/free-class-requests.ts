import type { Api } from '@/lib/api/client'
import { attempt } from '@/lib/api/result'
import { nothing } from '@/lib/api/shape'

/** Who would like to try a class at a studio, and how the studio reaches them. */
export type FreeClassWish = {
  studioId: number
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Asks a studio for a free class; the provider confirms it by mail. `fieldErrors` come back by field. */
export function requestFreeClass(api: Api, wish: FreeClassWish) {
  return attempt(
    api.post('/v1/free_class_requests', { body: { freeClassRequest: wish }, decode: nothing }),
  )
}
