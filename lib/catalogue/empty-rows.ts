import { browserStorage } from '@/lib/storage/storage'

/** Storage key for the personal rows that were empty at the last visit. */
export const EMPTY_ROWS_KEY = 'empty-rows'

export type PersonalRow = 'line' | 'next-class' | 'continue' | 'recommended'

/** Stands among the empty rows once all others of the home page are known to hold something. */
export const ALL_KNOWN = 'known'

/** How long the rest of the home page waits at most for its personal rows, in milliseconds. */
export const ROWS_WAIT_MS = 4000

function change(name: string, isListed: boolean) {
  const { dataset } = document.documentElement
  const others = (dataset.empty ?? '').split(' ').filter((one) => one !== '' && one !== name)
  dataset.empty = [...others, ...(isListed ? [name] : [])].join(' ')
  if (!browserStorage.write(EMPTY_ROWS_KEY, dataset.empty))
    console.warn('Nothing is kept here: storage is refused')
}

/**
 * Stores whether a personal row was empty, so that the next visit reserves no space for it: the
 * boot script writes the list to `<html>` before the first paint. Browser only.
 */
export const rememberRow = (row: PersonalRow, isEmpty: boolean): void => change(row, isEmpty)

/**
 * Whether it is not known yet which rows of the home page are empty, so that their place cannot be
 * reserved. The boot script ends that after `ROWS_WAIT_MS`. Browser only.
 */
export const areRowsUnknown = (): boolean =>
  !document.documentElement.dataset.empty?.split(' ').includes(ALL_KNOWN)

/** Shows the rest of the home page, as its personal rows are known now. Browser only. */
export const noteRowsKnown = (): void => change(ALL_KNOWN, true)

/** To be called when a row may have become empty or no longer is. Browser only. */
export const forgetRows = (): void => change(ALL_KNOWN, false)
