import type { Connection } from '../db/database'
import {
  bodyFocuses,
  brands,
  equipment,
  instructors,
  modalities,
  videoGroupItems,
  videoGroups,
  videos,
} from '../db/schema/catalogue'
import { studios } from '../db/schema/studios'
import { buildInstructors } from './build-instructors'
import { buildStudios } from './build-studios'
import { buildVideoGroups } from './build-video-groups'
import { buildVideos } from './build-videos'
import { facets } from './facets'
import { continueIds, insertRows } from './rows'

/** Stores the catalogue as it is on the day of `today`; `scale` multiplies the videos. */
export async function seedCatalogue(db: Connection, today: Date, scale: number): Promise<void> {
  const videoRows = buildVideos(today, scale)
  const { groups, items } = buildVideoGroups(videoRows)
  await insertRows(db, brands, facets.brands)
  await insertRows(db, modalities, facets.modalities)
  await insertRows(db, equipment, facets.equipment)
  await insertRows(db, bodyFocuses, facets.bodyFocuses)
  await insertRows(db, instructors, buildInstructors())
  await insertRows(db, videos, videoRows)
  await insertRows(db, videoGroups, groups)
  await insertRows(db, videoGroupItems, items)
  await insertRows(db, studios, buildStudios())
  for (const table of [instructors, videos, videoGroups, studios]) await continueIds(db, table)
}
