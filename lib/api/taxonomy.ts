import type { Api } from './client'
import { type Page, page } from './paging'
import { type TaxonomyTerm, taxonomyTerm, termFields } from './references'
import { type Infer, integer, object, orNull } from './schema'

const modality = object({ ...termFields, brandId: orNull(integer) })
/** A kind of class. One that is a practice has the id of its brand, so that both are listed as one. */
export type Modality = Infer<typeof modality>

export function listModalities(api: Api): Promise<Page<Modality>> {
  return api.get('/v1/modalities', { decode: page(modality) })
}

export type Equipment = TaxonomyTerm

export function listEquipment(api: Api): Promise<Page<Equipment>> {
  return api.get('/v1/equipment', { decode: page(taxonomyTerm) })
}

export type BodyFocus = TaxonomyTerm

export function listBodyFocuses(api: Api): Promise<Page<BodyFocus>> {
  return api.get('/v1/body_focuses', { decode: page(taxonomyTerm) })
}
