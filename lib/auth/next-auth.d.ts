import type { SessionClaims } from './session-cookie'

declare module 'next-auth' {
  interface Session {
    user: Pick<SessionClaims, 'email' | 'uid' | 'uuid'>
  }
  interface User extends SessionClaims {
    id: string
    email: string
  }
}

declare module 'next-auth/jwt' {
  interface JWT extends SessionClaims {
    email: string
  }
}
