import { fileURLToPath } from 'node:url'

/** Where the results stand: `demo-media/public`. */
export const mediaFolder = fileURLToPath(new URL('../../public', import.meta.url))
