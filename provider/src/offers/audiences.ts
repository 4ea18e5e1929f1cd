import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { type OfferAudience, offerAudiences } from '../db/schema/offers'
import { referrers, studioMembers } from '../db/schema/studios'
import { subscriptions } from '../db/schema/subscriptions'
import { hasEnded, isLive } from '../payments/state/live-subscriptions'

type Person = {
  /** Undefined for a guest. */
  userId: number | undefined
  /** The referrer whose link was followed. */
  referrerId?: string | undefined
}

type Facts = Record<'account' | 'referred' | 'member' | 'live' | 'ended', boolean>

/**
 * The audiences that somebody belongs to. Guests, and buyers from a public link, whose email is not
 * proved, belong to those alone that need no account: what an account has had before cannot be
 * checked for them.
 */
export async function findAudiences(
  db: Connection,
  { userId, referrerId }: Person,
): Promise<OfferAudience[]> {
  const person = userId ?? null
  const { rows } = await db.execute<Facts>(sql`select
    exists (select from ${referrers} where ${referrers.code} = ${referrerId ?? null}) as referred,
    exists (select from ${users} where ${users.id} = ${person} and ${users.email} is not null)
      as account,
    exists (select from ${studioMembers} where ${studioMembers.userId} = ${person}) as member,
    exists (select from ${subscriptions} where ${subscriptions.userId} = ${person} and ${isLive})
      as live,
    exists (select from ${subscriptions} where ${subscriptions.userId} = ${person} and ${hasEnded})
      as ended`)
  const { referred, account, member, live, ended } = rows[0]!
  const belongs: Record<OfferAudience, boolean> = {
    everyone: true,
    referred,
    studio_members: account && member,
    never_subscribed: account && !live && !ended,
    former_subscribers: account && !live && ended,
  }
  return offerAudiences.filter((audience) => belongs[audience])
}
