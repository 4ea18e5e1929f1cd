import { query } from './database'

export type ClassOptions = {
  title?: string
  brandId?: number
  capacity?: number
  startsInMinutes?: number
  lengthMinutes?: number
}

export type SeededClass = { id: number; title: string; startsAt: Date }

/**
 * Creates a live class for a test; omitted values are copied from a class of the same brand. By
 * default it has 20 spots and begins in three hours.
 */
export async function seedClass(options: ClassOptions = {}): Promise<SeededClass> {
  const { title, brandId = 4, capacity = 20, startsInMinutes = 180, lengthMinutes = 45 } = options
  const [row] = await query<{ id: number; title: string; starts_at: Date }>(
    `insert into live_classes
       (title, description, brand_id, instructor_id, video_id, modality_ids, poster, time_zone,
        starts_at, ends_at, capacity)
     select coalesce($1, title), description, brand_id, instructor_id, video_id, modality_ids, poster,
        time_zone, now() + make_interval(mins => $3), now() + make_interval(mins => $3 + $4), $5
     from live_classes where brand_id = $2 order by id limit 1
     returning id, title, starts_at`,
    [title ?? null, brandId, startsInMinutes, lengthMinutes, capacity],
  )
  if (!row) throw new Error(`The seed holds no live class of brand ${brandId} to model one on.`)
  return { id: row.id, title: row.title, startsAt: row.starts_at }
}

/** Creates a class whose page fails on the server, because nobody knows its time zone. */
export async function seedFailingClass(): Promise<{ id: number; timeZone: string }> {
  const timeZone = 'Nowhere/Land'
  const { id } = await seedClass({ startsInMinutes: -400 * 24 * 60 })
  await query('update live_classes set time_zone = $2 where id = $1', [id, timeZone])
  return { id, timeZone }
}

/** The number of booked spots of a class, by its bookings and by its counter. */
export async function bookedSpots(classId: number): Promise<{ rows: number; counter: number }> {
  const [row] = await query<{ rows: number; counter: number }>(
    `select booked_count as counter,
       (select count(*)::int from bookings where live_class_id = c.id and status = 'booked') as rows
     from live_classes c where id = $1`,
    [classId],
  )
  if (!row) throw new Error(`There is no live class ${classId}.`)
  return row
}
