import { BOOT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Sets on `<html>` `data-session` (guest or member), `data-theme` when one was chosen, and
 * `data-empty`, the personal rows that held nothing the last time.
 */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
}
