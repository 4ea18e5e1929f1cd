import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { CheckIcon } from '@/components/ui/icons/status'
import { theme } from '@/lib/theme/theme'

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
    <StepList aria-label={t('label')} data-for={audience}>
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
    </StepList>
  )
}

const StepList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  margin-bottom: 1.25rem;
  padding: 0;
  list-style: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.sm};

  /* Without an account there is nothing but the payment. */
  html[data-flow='public'] & {
    display: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  li + li::before {
    content: '';
    width: clamp(0.75rem, 4vw, 2rem);
    height: 1px;
    margin-inline-end: 0.25rem;
    background: ${theme.color.line};
  }
  li > span[aria-hidden] {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border: 1px solid ${theme.color.line};
    border-radius: 50%;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  [aria-current] {
    color: ${theme.color.ink};
    font-weight: 650;
  }
  [aria-current] > span[aria-hidden] {
    border-color: ${theme.brand.main};
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
  }
  [data-done] > span[aria-hidden] {
    border-color: ${theme.color.success};
    color: ${theme.color.success};
  }
  /* One line on phones, in every language. */
  @media (max-width: 429px) {
    justify-content: space-between;
    gap: 0.5rem 0.25rem;
    li + li::before {
      display: none;
    }
  }
  @media (max-width: 374px) {
    font-size: ${theme.size.xs};
    li {
      gap: 0.25rem;
    }
  }
`
