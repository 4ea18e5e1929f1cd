import { authProxy } from '@/lib/auth/auth-proxy'

export { authProxy as GET, authProxy as POST }
