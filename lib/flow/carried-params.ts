import { keptParams } from '@/lib/flow/flow-params'

const ofBrands: readonly string[] = ['brand', 'brand_id', 'external_id']

/** What a link rendered on the server takes from the address; which brand it is for it says itself. */
export const carriedParams = keptParams.filter((key) => !ofBrands.includes(key))

// Said to the screen whose address has them.
const ofOneScreen: readonly string[] = ['onBack', 'onSignInRedirectTo']

/** What is remembered of the address that a visitor arrived with, for the steps that lack it. */
export const rememberedParams = carriedParams.filter((key) => !ofOneScreen.includes(key))
