import type { Loaded } from '@/lib/api/cached/settle'
import type { Page } from '@/lib/api/paging'

/** What a page of a list holds; nothing when it could not be asked for. */
export const itemsOf = <T>(loaded: Loaded<Page<T>>): T[] => (loaded.ok ? loaded.data.data : [])
