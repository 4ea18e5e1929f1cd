const day = 86_400_000
const idle = 14 * day
const absolute = 30 * day
const resetLink = 30 * 60_000

type Lifetime = { createdAt: Date; lastUsedAt: Date; via: 'password' | 'reset' }

/**
 * When a session ends unless it is used: 14 days after its last use, 30 days after sign-in at the
 * latest; the one of a reset link lives 30 minutes.
 */
export function sessionEnd({ createdAt, lastUsedAt, via }: Lifetime): Date {
  if (via === 'reset') return new Date(createdAt.getTime() + resetLink)
  return new Date(Math.min(lastUsedAt.getTime() + idle, createdAt.getTime() + absolute))
}
