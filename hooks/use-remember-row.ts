import { useEffect } from 'react'
import { type PersonalRow, rememberRow } from '@/lib/catalogue/empty-rows'

/**
 * Stores for the next visit whether a personal row is empty.
 *
 * @param isEmpty null while that is not known
 */
export function useRememberRow(row: PersonalRow, isEmpty: boolean | null): void {
  useEffect(() => {
    if (isEmpty !== null) rememberRow(row, isEmpty)
  }, [row, isEmpty])
}
