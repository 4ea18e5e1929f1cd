'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonAttributes } from '@/components/ui/button'
import { RopeDrawing } from '@/components/ui/state/state-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useFlowParams } from '@/hooks/join/use-flow'
import type { LinkParameters, LinkProblem } from '@/lib/api/payment-links'
import { linkDiagnosis, linkWithout } from '@/lib/checkout/payment-link'
import { localePath } from '@/lib/routing/locale-path'
import { Notice } from './checkout-notices'

interface LinkProblemsProps {
  problems: readonly LinkProblem[]
  parameters: LinkParameters
}

/** Replaces the purchase by a link that is wrong: why, a way on, and what to tell the studio. */
export function WrongLink({ problems, parameters }: LinkProblemsProps) {
  const t = useTranslations('publicPayment.problems')
  const locale = useLocale()
  const params = useFlowParams()
  const wrong = problems.filter(({ blocks }) => blocks).map(({ parameter }) => parameter)
  const next = linkWithout(wrong, { ...params, ...parameters })
  const texts = useProblemTexts(problems)
  return (
    <>
      <EmptyState
        drawing={<RopeDrawing />}
        title={t('title')}
        action={
          <a href={localePath(locale, next.path)} {...buttonAttributes({})}>
            {next.hasPlan ? t('goOn', { count: texts.length }) : t('choose')}
          </a>
        }
      >
        {texts.map((text) => (
          <p key={text} className="link-wrong">
            {text}
          </p>
        ))}
      </EmptyState>
      <Diagnosis problems={problems} parameters={parameters} />
    </>
  )
}

const discounts = { code: true, offer_id: true }

/** What is wrong with a link whose plan can be bought all the same. */
export function LinkNotice({ problems, parameters }: LinkProblemsProps) {
  const t = useTranslations('publicPayment.problems')
  const aboutPrice = problems.filter(({ parameter }) => parameter in discounts)
  const others = problems.filter(({ parameter }) => !(parameter in discounts))
  const priceTexts = useProblemTexts(aboutPrice)
  const otherTexts = useProblemTexts(others)
  return (
    <>
      <Notice name="link">
        {[...priceTexts, priceTexts.length > 0 && t('price'), ...otherTexts]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      <Diagnosis problems={problems} parameters={parameters} />
    </>
  )
}

/** What is wrong, in one sentence each; a missing brand is asked for instead. */
function useProblemTexts(problems: LinkProblemsProps['problems']): string[] {
  const t = useTranslations('publicPayment.problems')
  return problems
    .filter(({ code }) => code !== 'needs_brand')
    .map(({ parameter, code }) => t(parameter, { code }))
}

/** The details for whoever made the link, to be copied. */
function Diagnosis({ problems, parameters }: LinkProblemsProps) {
  const t = useTranslations('publicPayment.problems')
  const [at] = useState(() => Date.now())
  const [copied, setCopied] = useState(false)
  const page = `${location.origin}${location.pathname}`
  const text = linkDiagnosis({ page, parameters, problems, at })

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser may deny access to the clipboard; the text can still be copied by hand.
    }
  }

  return (
    <details className="link-diagnosis">
      <summary>{t('forStudio')}</summary>
      <p>{t('forStudioText')}</p>
      <pre>{text}</pre>
      <Button variant="secondary" size="small" onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <span className="ui-hidden" role="status">
        {copied && t('copied')}
      </span>
    </details>
  )
}
