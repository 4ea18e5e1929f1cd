import { ARRIVAL_SCRIPT, BOOT_SCRIPT, EARLY_INPUT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Sets on `<html>` `data-session` (guest or member), `data-theme` when one was chosen, and
 * `data-empty`, the personal rows that held nothing the last time.
 */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
}

/**
 * Remembers the parameters of the steps that a visitor arrives with, on whichever page, until they
 * arrive with others or have bought (specification 2 and 3, query params).
 */
export function ArrivalScript() {
  return <script dangerouslySetInnerHTML={{ __html: ARRIVAL_SCRIPT }} />
}

/**
 * Does what was pressed, chosen and typed before the page's scripts ran, once they do: fields tell
 * what was typed into them, and of what was pressed the last counts. Links lead on by themselves, but
 * for those with `data-waits`, which know their way by script alone; a form is sent when it can be.
 */
export function EarlyInputScript() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
}
