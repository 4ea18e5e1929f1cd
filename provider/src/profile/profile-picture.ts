import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { profilePictures } from '../db/schema/profiles'

/** The address of a member's picture. Its name is random, so that nobody can guess it. */
export const profilePictureUrl = (mediaUrl: string, token: string) =>
  `${mediaUrl}/profile-pictures/${token}.webp`

/**
 * Stores the picture of an account in place of the one before, which is gone with its address.
 * Returns the token of its address.
 */
export async function storePicture(
  db: Connection,
  userId: number,
  { content, now }: { content: Buffer; now: Date },
): Promise<string> {
  const picture = { token: randomBytes(18).toString('base64url'), content, createdAt: now }
  await db
    .insert(profilePictures)
    .values({ userId, ...picture })
    .onConflictDoUpdate({ target: profilePictures.userId, set: picture })
  return picture.token
}

/** Removes the picture of an account, if it has one. */
export async function deletePicture(db: Connection, userId: number): Promise<void> {
  await db.delete(profilePictures).where(eq(profilePictures.userId, userId))
}

/** The WebP file of a token; undefined for an unknown one. */
export async function findPicture(db: Connection, token: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: profilePictures.content })
    .from(profilePictures)
    .where(eq(profilePictures.token, token))
  return found?.content
}
