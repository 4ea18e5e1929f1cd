'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import { PlayIcon } from '@/components/ui/icons/player'
import { CalendarIcon, CardIcon } from '@/components/ui/icons/things'
import { useFlowParams } from '@/hooks/join/use-flow'
import { flowLinks } from '@/lib/flow/flow-path'

const steps = [
  { screen: 'schedule', text: 'nextClass', Icon: CalendarIcon },
  { screen: 'workouts', text: 'nextWorkout', Icon: PlayIcon },
  { screen: 'subscriptions', text: 'nextAccount', Icon: CardIcon },
] as const

/** What somebody can do now who has subscribed, or (`hasPaid` false) whose employer pays. */
export function NextSteps({ hasPaid = true }: { hasPaid?: boolean }) {
  const t = useTranslations('checkout.success')
  const link = flowLinks(useLocale(), useFlowParams())
  return (
    <section>
      <h2>{t('nextTitle')}</h2>
      <ul className="success-next">
        {steps
          .filter(({ screen }) => hasPaid || screen !== 'subscriptions')
          .map(({ screen, text, Icon }) => (
            <li key={screen}>
              <Icon size={22} />
              <div>
                <a href={link(screen)}>{t(text)}</a>
                <p>{t(`${text}Text`)}</p>
              </div>
              <ArrowRightIcon size={20} />
            </li>
          ))}
      </ul>
    </section>
  )
}
