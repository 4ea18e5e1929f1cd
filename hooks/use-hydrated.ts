import { createStore } from '@/lib/browser/store'
import { useStore } from './use-store'

const hydrated = createStore(false, () => true)

/** False in the server's HTML and while it is hydrated, true from then on. */
export const useHydrated = (): boolean => useStore(hydrated)
