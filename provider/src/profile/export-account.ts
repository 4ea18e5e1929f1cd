import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'

const pageSize = 500

type Section = { name: string; rows: (userId: number) => SQL }

/**
 * What the export of an account holds, each as a query in a fixed order. Secrets (hashes of
 * passwords and tokens) and what is not about the person are left out.
 */
const sections: Section[] = [
  {
    name: 'account',
    rows: (id) => sql`
      select email, first_name, last_name, phone, country, language, time_zone, registration_type,
        created_at from users where id = ${id}`,
  },
  {
    name: 'picture',
    rows: (id) => sql`
      select 'image/webp' as type, created_at,
        translate(encode(content, 'base64'), E'\n', '') as base64
      from profile_pictures where user_id = ${id}`,
  },
  {
    name: 'agreements',
    rows: (id) => sql`
      select agreement_id, version, accepted_at from accepted_agreements
      where user_id = ${id} order by accepted_at, agreement_id, version`,
  },
  {
    name: 'sessions',
    rows: (id) => sql`
      select user_agent, created_at, last_used_at from sessions where user_id = ${id} order by id`,
  },
  {
    name: 'mail_preferences',
    rows: (id) => sql`
      select bookings, renewals, offers, quiet_from, quiet_until from mail_preferences
      where user_id = ${id}`,
  },
  {
    name: 'subscriptions',
    rows: (id) => sql`
      select plans.name as plan, s.plan_type, s.brand_id, s.studio_id, s.status, s.trial_ends_at,
        s.current_period_end, s.cancel_at_period_end, s.canceled_at, s.leave_reason,
        s.pause_starts_at, s.pause_ends_at, s.currency, s.price, s.discount, s.tax, s.total,
        s.billing_address, s.referrer_id, s.created_at
      from subscriptions s join plans on plans.id = s.plan_id
      where s.user_id = ${id} order by s.id`,
  },
  {
    name: 'invoices',
    rows: (id) => sql`
      select year, sequence, plan_name, brand_name, reason, amount, tax, discount, refunded, currency,
        payer_name, payer_email, payer_address, card_last4, period_start, period_end, paid_at,
        refunded_at
      from invoices where user_id = ${id} order by id`,
  },
  {
    name: 'trials',
    rows: (id) => sql`select granted_at from trial_grants where user_id = ${id}`,
  },
  {
    name: 'refused_trials',
    rows: (id) => sql`
      select p.name as plan_name, r.refused_at
      from trial_refusals r join plans p on p.id = r.plan_id where r.user_id = ${id} order by p.id`,
  },
  {
    name: 'bookings',
    rows: (id) => sql`
      select l.title, l.starts_at, b.status, b.attended, b.created_at, b.cancelled_at
      from bookings b join live_classes l on l.id = b.live_class_id
      where b.user_id = ${id} order by b.id`,
  },
  {
    name: 'waitlist',
    rows: (id) => sql`
      select l.title, l.starts_at, w.status, w.promote_until, w.created_at, w.ended_at
      from waitlist_entries w join live_classes l on l.id = w.live_class_id
      where w.user_id = ${id} order by w.id`,
  },
  {
    name: 'calendar_feeds',
    rows: (id) => sql`select created_at from calendar_feeds where user_id = ${id}`,
  },
  {
    name: 'watched',
    rows: (id) => sql`
      select v.title, w.watched_seconds, w.live, w.playback_started_at
      from user_video_watches w join videos v on v.id = w.video_id
      where w.user_id = ${id} order by w.id`,
  },
  {
    name: 'positions',
    rows: (id) => sql`
      select v.title, s.position_seconds, s.started_at, s.updated_at, s.ended_at
      from user_video_sessions s join videos v on v.id = s.video_id
      where s.user_id = ${id} order by s.id`,
  },
  {
    name: 'ratings',
    rows: (id) => sql`
      select v.title, r.stars, r.difficulty, r.rated_at
      from video_ratings r join videos v on v.id = r.video_id
      where r.user_id = ${id} order by r.rated_at, r.video_id`,
  },
  {
    name: 'favorite_lists',
    rows: (id) => sql`
      select l.name, l.created_at, coalesce(
        (select json_agg(coalesce(v.title, g.title) order by i.id)
          from favorite_items i left join videos v on v.id = i.video_id
          left join video_groups g on g.id = i.video_group_id where i.list_id = l.id), '[]') as items
      from favorite_lists l where l.user_id = ${id} order by l.id`,
  },
  {
    name: 'studio_accounts',
    rows: (id) => sql`
      select s.name as studio, m.email, m.first_name, m.last_name, m.includes_streaming, m.linked_at
      from studio_members m join studios s on s.id = m.studio_id
      where m.user_id = ${id} order by m.id`,
  },
  {
    name: 'studio_classes',
    rows: (id) => sql`
      select b.class_name, b.instructor_name, b.starts_at, b.duration_minutes, b.status
      from studio_bookings b join studio_members m on m.id = b.studio_member_id
      where m.user_id = ${id} order by b.id`,
  },
  {
    name: 'free_class_requests',
    rows: (id) => sql`
      select s.name as studio, r.email, r.first_name, r.last_name, r.phone, r.created_at
      from free_class_requests r join studios s on s.id = r.studio_id
      where r.user_id = ${id} order by r.id`,
  },
  {
    name: 'benefits',
    rows: (id) => sql`
      select p.name as employer, c.claimed_at
      from enterprise_claims c join enterprise_providers p on p.id = c.provider_id
      where c.user_id = ${id} order by c.provider_id`,
  },
]

async function* listItems(db: Database, query: SQL) {
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_json(listed)::text as row from (${query}
        limit ${pageSize} offset ${offset}) listed`,
    )
    for (const { row } of rows) yield row
    if (rows.length < pageSize) return
  }
}

/**
 * Everything personal that is stored about an account, as one JSON document in pieces: an object
 * with a list for each section. It is read page by page, so its size does not matter.
 */
export async function* exportAccount(
  { db, now }: { db: Database; now: Date },
  userId: number,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(now.toISOString())}`
  for (const { name, rows } of sections) {
    yield `,\n"${name}":[`
    let separator = '\n'
    for await (const item of listItems(db, rows(userId))) {
      yield separator + item
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}
