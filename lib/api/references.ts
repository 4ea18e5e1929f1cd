import { id, type Infer, inlinePicture, integer, object, orNull, string, webUrl } from './schema'

// What videos, classes and groups embed. Kept apart from the calls of the resources themselves,
// because every page of the catalogue loads these decoders in the browser.

/** A brand. `externalId` is the id used in links. Specification 3. */
export const brandRef = object({ id: integer, externalId: id, name: string })

/** The fields of a modality, a piece of equipment or a body focus; `icon` is a key of the icon set. */
export const termFields = { id: integer, name: string, icon: orNull(string) }

export const taxonomyTerm = object(termFields)
export type TaxonomyTerm = Infer<typeof taxonomyTerm>

/** The fields of an instructor in every response. */
export const instructorFields = {
  id: integer,
  firstName: string,
  lastName: string,
  imageUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
}

/** An instructor as embedded in a video or a class. */
export const instructorRef = object(instructorFields)
