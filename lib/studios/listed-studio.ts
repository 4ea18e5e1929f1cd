import type { Studio } from '@/lib/api/studios'

/** A studio as the data of a page lists it: what its card shows. */
export type ListedStudio = Pick<
  Studio,
  | 'id'
  | 'name'
  | 'brand'
  | 'address'
  | 'phone'
  | 'websiteUrl'
  | 'distanceMiles'
  | 'freeClassAvailable'
>

/** Leaves out what only a studio's own page shows, such as its opening hours. */
export function toListedStudio(studio: Studio): ListedStudio {
  const { id, name, brand, address, phone, websiteUrl, distanceMiles, freeClassAvailable } = studio
  return { id, name, brand, address, phone, websiteUrl, distanceMiles, freeClassAvailable }
}
