import type { Api } from '@/lib/api/client'
import { type Page, page } from '@/lib/api/paging'
import {
  color,
  flag,
  id,
  integer,
  object,
  type Shape,
  text,
  webUrl,
  withDefault,
} from '@/lib/api/shape'

/** A brand as it is named on other things. `externalId` is the id in links. Specification 3. */
export const brandRef = object({ id: integer, externalId: id, name: text })

export const brand = object({
  id: integer,
  externalId: id,
  name: text,
  workoutType: text,
  mainColor: color,
  mainTextColor: withDefault(color, '#FFFFFF'),
  secondaryTextColor: color,
  logos: object({ standard: webUrl, square: webUrl, white: webUrl, icon: webUrl }),
  singlePlanAvailable: withDefault(flag, false),
})
/** A brand of the catalogue with its colours and logos. Specification 1. */
export type Brand = Shape<typeof brand>

export function listBrands(api: Api): Promise<Page<Brand>> {
  return api.get('/v1/brands', { decode: page(brand) })
}
