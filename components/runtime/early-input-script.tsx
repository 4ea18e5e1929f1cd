import { EARLY_INPUT_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * Does what was pressed, chosen and typed before the page's scripts ran, once they do: fields tell
 * what was typed into them, and of what was pressed the last counts. Links lead on by themselves, but
 * for those with `data-waits`, which know their way by script alone; a form is sent when it can be.
 */
export function EarlyInputScript() {
  return <script dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
}
