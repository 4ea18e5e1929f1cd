import { integer, object, orNull, type Infer, string } from './schema'
import type { Api } from './client'
import { type Page, page } from './paging'

/** A modality, a piece of equipment or a body focus; `icon` is a key of the icon set. */
export const taxonomyTerm = object({
  id: integer,
  name: string,
  icon: orNull(string),
})
export type TaxonomyTerm = Infer<typeof taxonomyTerm>

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
