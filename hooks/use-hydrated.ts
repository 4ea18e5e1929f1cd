import { createStore } from '@/lib/browser/store'
import { useStore } from './use-store'

const hydrated = createStore(false, () => true)

/** False in the server's HTML and during hydration, true afterwards. */
export const useHydrated = (): boolean => useStore(hydrated)
