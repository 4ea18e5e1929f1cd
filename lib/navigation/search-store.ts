import { createStore } from '@/lib/browser/store'

/** The query of the address bar, with its `?`; whoever changes the address notifies it. */
export const searchStore = createStore('', () => location.search)
