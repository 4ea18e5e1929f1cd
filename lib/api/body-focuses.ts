import type { Api } from '@/lib/api/client'
import { named, type Named } from '@/lib/api/named'
import { type Page, page } from '@/lib/api/paging'

export type BodyFocus = Named

export function listBodyFocuses(api: Api): Promise<Page<BodyFocus>> {
  return api.get('/v1/body_focuses', { decode: page(named) })
}
