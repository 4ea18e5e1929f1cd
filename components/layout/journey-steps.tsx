import { getTranslations } from 'next-intl/server'
import { CheckIcon } from '@/components/ui/icons/status'

const steps = ['email', 'account', 'payment'] as const

interface JourneyStepsProps {
  /** The step at hand; null before the first one. */
  current: (typeof steps)[number] | null
  /** Shows it to guests or to members alone. */
  audience?: 'guest' | 'member'
}

/** The steps from the first email to the purchase, and how far one has come. */
export async function JourneySteps({ current, audience }: JourneyStepsProps) {
  const t = await getTranslations('layout.journey')
  const reached = current === null ? -1 : steps.indexOf(current)
  return (
    <ol className="journey-steps" aria-label={t('label')} data-for={audience}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          data-done={index < reached ? '' : undefined}
        >
          <span aria-hidden="true">{index < reached ? <CheckIcon size={14} /> : index + 1}</span>
          {t(step)}
          {index < reached && <span className="ui-hidden">{t('done')}</span>}
        </li>
      ))}
    </ol>
  )
}
