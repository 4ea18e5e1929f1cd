const day = 86_400_000

export const idleLifetime = 14 * day
export const absoluteLifetime = 30 * day

/** When a session ends unless it is used: 14 days after its last use, 30 days after sign-in at the latest. */
export function sessionEnd(session: { createdAt: Date; lastUsedAt: Date }): Date {
  const idle = session.lastUsedAt.getTime() + idleLifetime
  return new Date(Math.min(idle, session.createdAt.getTime() + absoluteLifetime))
}
