import type { Api } from './client'
import { type Page, page } from './paging'
import { type TaxonomyTerm, taxonomyTerm } from './references'
export type Modality = TaxonomyTerm

export function listModalities(api: Api): Promise<Page<Modality>> {
  return api.get('/v1/modalities', { decode: page(taxonomyTerm) })
}

export type Equipment = TaxonomyTerm

export function listEquipment(api: Api): Promise<Page<Equipment>> {
  return api.get('/v1/equipment', { decode: page(taxonomyTerm) })
}

export type BodyFocus = TaxonomyTerm

export function listBodyFocuses(api: Api): Promise<Page<BodyFocus>> {
  return api.get('/v1/body_focuses', { decode: page(taxonomyTerm) })
}
