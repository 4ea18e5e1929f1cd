import { providerDoor } from '@/lib/door/provider-door'

export { providerDoor as GET, providerDoor as POST, providerDoor as PUT, providerDoor as DELETE }
