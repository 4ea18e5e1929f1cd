import { boxing, cycling, rowing, running } from './moods-outdoor'
import { all, dance, strength, wellness } from './moods-energy'
import { barre, pilates, stretching, yoga } from './moods-calm'
import type { Mood } from './mood'

/** The four colour moods of each brand, by brand key, in the order of the brand list. */
export const brandMoods: Record<string, Mood[]> = {
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
