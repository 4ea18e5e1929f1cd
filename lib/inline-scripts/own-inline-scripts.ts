import { locales } from '@/lib/locale/locales'
import { loadMessages } from '@/lib/locale/messages'
import { agendaScript } from '@/lib/schedule/agenda-script'
import { KEEP_KINDS } from '@/lib/schedule/keep-kinds'
import { MARK_DAY } from '@/lib/schedule/served-day'
import { ORDER_TIMELINE } from '@/lib/schedule/timeline'
import { ARRIVAL_SCRIPT } from './arrival-script'
import { BOOT_SCRIPT } from './boot-script'
import { CARRY_SCRIPT } from './carry-script'
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
    CARRY_SCRIPT,
    KEEP_KINDS,
    MARK_DAY,
    ORDER_TIMELINE,
    ...new Set(agendas),
  ]
}
