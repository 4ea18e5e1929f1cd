import { mutate } from 'swr'
import { onSessionChange } from './session-events'

// Imported where personal reads are defined: what was fetched for one person is not shown to the next,
// and is gone before a component hears of the change.
if (typeof window !== 'undefined') onSessionChange(() => void mutate(() => true, undefined))
