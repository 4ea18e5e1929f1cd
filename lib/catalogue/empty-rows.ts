import { browserStorage } from '@/lib/storage/storage'

/** Where this browser keeps which personal rows were empty when it last looked. */
export const EMPTY_ROWS_KEY = 'empty-rows'

export type PersonalRow = 'next-class' | 'continue'

/**
 * Keeps whether a personal row turned out empty, so that the next visit leaves no room for it: the
 * boot script puts the list on `<html>` before the first paint. Browser only.
 */
export function rememberRow(row: PersonalRow, isEmpty: boolean): void {
  const { dataset } = document.documentElement
  const others = (dataset.empty ?? '').split(' ').filter((name) => name !== '' && name !== row)
  dataset.empty = [...others, ...(isEmpty ? [row] : [])].join(' ')
  if (!browserStorage.write(EMPTY_ROWS_KEY, dataset.empty))
    console.warn('Nothing is kept here: storage is refused')
}
