import { keptParams } from '@/lib/flow/flow-params'

const ofBrands: readonly string[] = ['brand', 'brand_id', 'external_id']

/** What a link rendered on the server takes from the address; which brand it is for it says itself. */
export const carriedParams = keptParams.filter((key) => !ofBrands.includes(key))
