import { isNotNull, lt, or } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { deviceCodes } from '../db/schema/devices'
import { hashToken, randomToken } from '../identity/credentials'
import { addMs, dayMs } from '../time'

const demoDevice = { code: 'TVCODE1', deviceName: 'Living-room TV' }

/**
 * Lets the demo's code be granted, again after it was. It belongs to no device: nobody knows its
 * secret, so granting it opens no session.
 */
export async function seedDeviceCode(db: Connection, now: Date): Promise<void> {
  const fresh = {
    secretHash: hashToken(randomToken()),
    createdAt: now,
    expiresAt: addMs(now, 365 * dayMs),
    userId: null,
    grantedAt: null,
  }
  await db
    .insert(deviceCodes)
    .values({ ...demoDevice, ...fresh })
    .onConflictDoUpdate({
      target: deviceCodes.code,
      set: fresh,
      setWhere: or(isNotNull(deviceCodes.grantedAt), lt(deviceCodes.expiresAt, now)),
    })
}
