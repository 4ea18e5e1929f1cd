'use client'

import { HtmlScript } from '@/components/ui/html-script'
import {
  ARRIVAL_SCRIPT,
  BOOT_SCRIPT,
  EARLY_INPUT_SCRIPT,
  VISIT_LOCALE_SCRIPT,
} from '@/lib/inline-scripts/compiled'

/**
 * Sets attributes on `<html>` before the first paint: `data-session` (guest or member),
 * `data-theme` if one was chosen, and `data-empty`, the personal rows that were empty at the last
 * visit.
 */
export function BootScript() {
  return <HtmlScript text={typeof window === 'undefined' ? BOOT_SCRIPT : ''} />
}

/**
 * Stores the flow parameters of a landing URL, on any page, until the visitor arrives with others
 * or has bought (specification 2 and 3, query params).
 */
export function ArrivalScript() {
  return <HtmlScript text={typeof window === 'undefined' ? ARRIVAL_SCRIPT : ''} />
}

/**
 * Leads a visitor to the same page in the language that they chose or, on a first visit, read best,
 * before anything is painted. Ends the reading of this page, so it stands after what an arrival
 * leaves behind. For pages of the default language, whose addresses name none.
 */
export function VisitLocaleScript() {
  return <HtmlScript text={typeof window === 'undefined' ? VISIT_LOCALE_SCRIPT : ''} />
}

/**
 * Replays clicks, choices and input made before hydration: fields dispatch their input events, and
 * of several clicks the last one counts. Links navigate by themselves, except those with
 * `data-waits`, whose target is only known to scripts; a form is submitted as soon as it can be.
 */
export function EarlyInputScript() {
  return <HtmlScript text={typeof window === 'undefined' ? EARLY_INPUT_SCRIPT : ''} />
}
