import type { Api } from '@/lib/api/client'
import { named, type Named } from '@/lib/api/named'
import { type Page, page } from '@/lib/api/paging'

export type Equipment = Named

export function listEquipment(api: Api): Promise<Page<Equipment>> {
  return api.get('/v1/equipment', { decode: page(named) })
}
