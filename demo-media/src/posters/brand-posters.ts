import { all } from './all'
import { barre } from './barre'
import { boxing } from './boxing'
import { cycling } from './cycling'
import { dance } from './dance'
import { pilates } from './pilates'
import type { Poster } from './poster'
import { rowing } from './rowing'
import { running } from './running'
import { strength } from './strength'
import { stretching } from './stretching'
import { wellness } from './wellness'
import { yoga } from './yoga'

/** The pictures of each brand, by brand key; the first is `<key>-1`. */
export const brandPosters: Record<string, Poster[]> = {
  all,
  yoga,
  pilates,
  barre,
  cycling,
  rowing,
  boxing,
  stretching,
  running,
  dance,
  strength,
  wellness,
}
