import { fileURLToPath } from 'node:url'

/** Where the results stand: `provider/media`. */
export const mediaFolder = fileURLToPath(new URL('../../../media', import.meta.url))
