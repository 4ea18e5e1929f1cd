/** The account a request is signed in as, and the session (one per client) that carries it. */
export type SessionUser = {
  id: number
  uuid: string
  email: string
  sessionId: number
  /** When its password was last shown: at sign-in. */
  authenticatedAt: Date
}
