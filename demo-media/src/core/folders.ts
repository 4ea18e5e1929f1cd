import { fileURLToPath } from 'node:url'

/** What the provider serves: posters, portraits and streams. */
export const mediaFolder = fileURLToPath(new URL('../../public', import.meta.url))

/** What the web application serves: logos and the pictures of each brand, icons of the site. */
export const siteFolder = fileURLToPath(new URL('../../../public', import.meta.url))
