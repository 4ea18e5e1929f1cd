import { authDoor } from '@/lib/auth/auth-door'

export { authDoor as GET, authDoor as POST }
