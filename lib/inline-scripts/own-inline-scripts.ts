import { locales } from '@/lib/locale/locales'
import { loadMessages } from '@/lib/locale/messages'
import { agendaScript } from './agenda-script'
import { KEEP_MODALITIES_SCRIPT } from './keep-modalities-script'
import { MARK_DAY_SCRIPT } from '@/lib/schedule/served-day'
import { ORDER_TIMELINE_SCRIPT } from '@/lib/schedule/timeline'
import { ARRIVAL_SCRIPT } from './arrival-script'
import { BOOT_SCRIPT } from './boot-script'
import { QUERY_PASSTHROUGH_SCRIPT } from './query-passthrough-script'
import { EARLY_INPUT_SCRIPT } from './early-input-script'

/**
 * Every inline script that a component writes, in every language. A page's policy allows these and
 * the framework's, and no other.
 */
export async function ownInlineScripts(): Promise<string[]> {
  const messages = await Promise.all(locales.map(loadMessages))
  const agendas = messages.map(({ dates }) => agendaScript(dates.time))
  return [
    BOOT_SCRIPT,
    ARRIVAL_SCRIPT,
    EARLY_INPUT_SCRIPT,
    QUERY_PASSTHROUGH_SCRIPT,
    KEEP_MODALITIES_SCRIPT,
    MARK_DAY_SCRIPT,
    ORDER_TIMELINE_SCRIPT,
    ...new Set(agendas),
  ]
}
