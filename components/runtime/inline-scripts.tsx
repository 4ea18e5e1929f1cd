import { ARRIVAL_SCRIPT, BOOT_SCRIPT, EARLY_INPUT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Sets attributes on `<html>` before the first paint: `data-session` (guest or member),
 * `data-theme` if one was chosen, and `data-empty`, the personal rows that were empty at the last
 * visit.
 */
export function BootScript() {
  return <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
}

/**
 * Stores the flow parameters of a landing URL, on any page, until the visitor arrives with others
 * or has bought (specification 2 and 3, query params).
 */
export function ArrivalScript() {
  return <script dangerouslySetInnerHTML={{ __html: ARRIVAL_SCRIPT }} />
}

/**
 * Replays clicks, choices and input made before hydration: fields dispatch their input events, and
 * of several clicks the last one counts. Links navigate by themselves, except those with
 * `data-waits`, whose target is only known to scripts; a form is submitted as soon as it can be.
 */
export function EarlyInputScript() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
}
