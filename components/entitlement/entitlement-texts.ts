import { getTranslations } from 'next-intl/server'
import type { RefusalStep } from '@/lib/entitlement/refusal'
import type { InPlanTexts } from '@/lib/entitlement/in-plan-line'
import type { PlanAction } from '@/lib/entitlement/primary-action'
import type { Plural } from '@/lib/locale/fill'

/** What was refused. */
type Refused = 'watch' | 'book'

/** The texts of a refusal for want of a plan. */
export interface RefusalTexts {
  title: Record<RefusalStep['kind'], string>
  /** When the provider gives no reason of its own. */
  reason: string
  /** With `{price}` and `{per}`. */
  price: string
  /** With `{count}` free days, `{price}` and `{per}`. */
  trial: Plural
  /** With `{price}` and `{per}`: for a plan that takes the place of another. */
  instead: string
  /** By the interval, with `{count}` of them. */
  per: Record<'month' | 'year', Plural>
  go: Record<RefusalStep['kind'], string>
  seePlans: string
  notNow: string
  close: string
}

/** The texts of a refusal in the page's language. */
export async function refusalTexts(refused: Refused): Promise<RefusalTexts> {
  const t = await getTranslations('entitlement')
  const subscribe = t(`${refused}.subscribe`)
  return {
    title: {
      plans: subscribe,
      subscribe,
      try: subscribe,
      upgrade: t(`${refused}.upgrade`),
      resume: t('refusal.pausedTitle'),
      fixCard: t('refusal.pastDueTitle'),
    },
    reason: t('refusal.reason'),
    price: t.raw('refusal.price'),
    trial: t.raw('refusal.trial'),
    instead: t.raw('refusal.instead'),
    per: { month: t.raw('refusal.perMonth'), year: t.raw('refusal.perYear') },
    go: {
      plans: t('refusal.seePlans'),
      subscribe: t('short.subscribe'),
      try: t('refusal.startTrial'),
      upgrade: t('short.upgrade'),
      resume: t('short.resume'),
      fixCard: t('short.fixCard'),
    },
    seePlans: t('refusal.seePlans'),
    notNow: t('refusal.notNow'),
    close: t('refusal.close'),
  }
}

/** What the buttons say that lead to a plan; `short` for buttons in lists. */
export async function planActionTexts(
  place: Refused | 'short',
): Promise<Record<PlanAction, string>> {
  const t = await getTranslations('entitlement')
  return {
    subscribe: t(`${place}.subscribe`),
    upgrade: t(`${place}.upgrade`),
    resume: t(`${place}.resume`),
    fixCard: t(`${place}.fixCard`),
  }
}

/** The texts of the line that says that a plan covers something. */
export async function inPlanTexts(): Promise<InPlanTexts> {
  const t = await getTranslations('entitlement')
  return { inPlan: t('inPlan'), inPlanOf: t.raw('inPlanOf') }
}
