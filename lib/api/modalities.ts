import type { Api } from '@/lib/api/client'
import { named, type Named } from '@/lib/api/named'
import { type Page, page } from '@/lib/api/paging'

export type Modality = Named

export function listModalities(api: Api): Promise<Page<Modality>> {
  return api.get('/v1/modalities', { decode: page(named) })
}
