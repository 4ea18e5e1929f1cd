import type { AppContext } from '../http/types'
import { speechFor, type Speech } from './speech'

/** The language of whoever called. */
export const speechOf = (c: AppContext): Speech => speechFor(c.req.header('accept-language'))
