import type { Api } from './client'
import { type Page, page } from './paging'
import {
  boolean,
  check,
  id,
  integer,
  object,
  type Infer,
  string,
  webUrl,
  withDefault,
} from './schema'

/** @internal */
export const color = check(
  'a color',
  (value): value is string => typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value),
)

export const brand = object({
  id: integer,
  externalId: id,
  name: string,
  workoutType: string,
  mainColor: color,
  mainTextColor: withDefault(color, '#FFFFFF'),
  secondaryTextColor: color,
  logos: object({ standard: webUrl, square: webUrl, white: webUrl, icon: webUrl }),
  singlePlanAvailable: withDefault(boolean, false),
})
/** A brand of the catalogue with its colors and logos. Specification 1. */
export type Brand = Infer<typeof brand>

export function listBrands(api: Api): Promise<Page<Brand>> {
  return api.get('/v1/brands', { decode: page(brand) })
}
