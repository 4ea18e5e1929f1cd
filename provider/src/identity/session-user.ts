/** The account a request is signed in as, and the session (one per client) that carries it. */
export type SessionUser = {
  id: number
  uuid: string
  email: string
  sessionId: number
  client: string
  /** When the password (or a reset link) was last shown to this session. */
  authenticatedAt: Date
  via: 'password' | 'reset'
}
