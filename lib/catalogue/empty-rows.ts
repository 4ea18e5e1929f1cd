import { browserStorage } from '@/lib/storage/storage'

/** Storage key for the personal rows that were empty at the last visit. */
export const EMPTY_ROWS_KEY = 'empty-rows'

export type PersonalRow = 'next-class' | 'continue' | 'recommended'

/**
 * Stores whether a personal row was empty, so that the next visit reserves no space for it: the
 * boot script writes the list to `<html>` before the first paint. Browser only.
 */
export function rememberRow(row: PersonalRow, isEmpty: boolean): void {
  const { dataset } = document.documentElement
  const others = (dataset.empty ?? '').split(' ').filter((name) => name !== '' && name !== row)
  dataset.empty = [...others, ...(isEmpty ? [row] : [])].join(' ')
  if (!browserStorage.write(EMPTY_ROWS_KEY, dataset.empty))
    console.warn('Nothing is kept here: storage is refused')
}
