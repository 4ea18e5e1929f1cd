import { buttonAttributes } from '@/components/ui/button'
import { RefusedPlan } from '@/components/entitlement/refused-plan'
import type { CallError } from '@/lib/api/errors'
import type { LiveClass } from '@/lib/api/live-classes'
import { brandNameHere } from '@/lib/brand/brand-name'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { readRefusal, refusalPath } from '@/lib/entitlement/refusal'
import { savePendingAction } from '@/lib/flow/pending-action-store'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { StageMessage } from './stage-message'
import type { LiveStageTexts } from './stage-texts'

interface LiveRefusalProps {
  liveClass: LiveClass
  error: CallError | null
  context: PageContext
  texts: LiveStageTexts
}

/** On the stage: which plan would open the class, what it costs, and the way to it and back. */
export function LiveRefusal({ liveClass, error, context, texts: { refusal } }: LiveRefusalProps) {
  const { id, brandData } = liveClass
  const { reason, step } = readRefusal(error)
  const pendingAction = { kind: 'book', id } as const
  const here = linksFrom(context)('live-class-detail', { id })
  const path = refusalPath(step, { context, brand: brandOfRef(brandData), here, pendingAction })
  return (
    <StageMessage title={refusal.title[step.kind]} text={reason || refusal.reason}>
      {step.plan && (
        <RefusedPlan
          kind={step.kind}
          plan={step.plan}
          brandName={brandNameHere(brandData)}
          locale={context.locale}
          texts={refusal}
        />
      )}
      {/* A full page load, because only the payment page allows card hosts. */}
      <a
        href={path}
        onClick={() => savePendingAction(pendingAction, Date.now())}
        {...buttonAttributes({})}
      >
        <span className="ui-button-label">{refusal.go[step.kind]}</span>
      </a>
    </StageMessage>
  )
}
