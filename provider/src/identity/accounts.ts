import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'
import { profilePictures } from '../db/schema/profiles'
import { liveStatuses, subscriptions } from '../db/schema/subscriptions'
import {
  entitlementsQuery,
  type EntitlementRow,
  heldEntitlements,
  toEntitlements,
} from '../entitlement'
import { notFound } from '../http/errors'
import { profilePictureUrl } from '../profile/profile-picture'
import { normalizeEmail } from './contact-details'

export type NewAccount = {
  email: string
  /** From `hashPassword`; null for a buyer who has not chosen a password yet. */
  passwordHash: string | null
  firstName: string
  lastName: string
  phone?: string | null
  country?: string | null
  /** A locale of the web. */
  language?: string | null
  registrationType?: string
}

/** The email of a row of `users` that is known to be an account (see the table). */
export function emailOf({ email }: Pick<typeof users.$inferSelect, 'email'>): string {
  if (email === null) throw new Error('Not an account yet')
  return email
}

/**
 * Stores an account. Returns its row, or undefined when the email is taken (also by a concurrent
 * insert).
 */
export async function createAccount(db: Connection, account: NewAccount, now: Date) {
  const [created] = await db
    .insert(users)
    .values({
      ...account,
      email: normalizeEmail(account.email),
      registrationType: account.registrationType ?? 'email',
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return created && { ...created, email: emailOf(created) }
}

/**
 * The wire form of an account; `mediaUrl` is where its picture is served. Throws 404 when it does
 * not exist any more.
 */
export async function readUser(
  db: Connection,
  id: number,
  { now, mediaUrl }: { now: Date; mediaUrl: string },
) {
  const live = and(eq(subscriptions.userId, id), inArray(subscriptions.status, liveStatuses))
  const [user] = await db
    .select({
      account: users,
      picture: profilePictures.token,
      subscribed: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(live)})`,
      inTrial: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(and(live, gt(subscriptions.trialEndsAt, now)))})`,
      entitlements: sql<EntitlementRow[]>`(select coalesce(json_agg(held), '[]')
        from (${entitlementsQuery(id)}) held)`,
    })
    .from(users)
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!user) throw notFound()
  const { account } = user
  const held = heldEntitlements(toEntitlements(user.entitlements), now)
  return {
    id: account.id,
    uuid: account.uuid,
    uid: account.uuid,
    email: emailOf(account),
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    country: account.country,
    language: account.language,
    time_zone: account.timeZone,
    profile_picture_url: user.picture === null ? null : profilePictureUrl(mediaUrl, user.picture),
    registration_type: account.registrationType,
    in_trial: user.inTrial,
    has_active_subscription: user.subscribed,
    entitled: held.length > 0,
    entitlements: held.map(({ brandId, until }) => ({
      brand_id: brandId,
      until: until?.toISOString() ?? null,
    })),
    created_at: account.createdAt.toISOString(),
  }
}
