'use client'

import { Modal } from '@/components/ui/modal/modal'
import type { CallError } from '@/lib/api/errors'
import { brandNameHere } from '@/lib/brand/brand-name'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { readRefusal, refusalPath } from '@/lib/entitlement/refusal'
import type { PendingAction } from '@/lib/flow/pending-action'
import { savePendingAction } from '@/lib/flow/pending-action-store'
import type { PageContext } from '@/lib/routing/links'
import type { RefusalTexts } from './entitlement-texts'
import { RefusedPlan } from './refused-plan'

interface RefusalModalProps {
  /** The refusal; null before there is one. */
  error: CallError | null
  /** The brand of what was refused. */
  brand: Parameters<typeof brandOfRef>[0]
  context: PageContext
  /** The page of what was refused, to which a purchase leads back. */
  here: string
  /** What is carried out there then. */
  pendingAction: PendingAction
  texts: RefusalTexts
  open: boolean
  onClose: () => void
}

// At once: the page is left with the click.
const keepNow = (action: PendingAction) => savePendingAction(action, Date.now())

/** Why somebody may not watch or book, which plan would do, what it costs, and the way to it. */
export function RefusalModal(props: RefusalModalProps) {
  const { error, brand, context, here, pendingAction, texts, open, onClose } = props
  const { reason, step } = readRefusal(error)
  const keep = () => keepNow(pendingAction)
  const place = { context, brand: brandOfRef(brand), here, pendingAction }
  return (
    <Modal
      name="subscribe"
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      title={texts.title[step.kind]}
      description={<p>{reason || texts.reason}</p>}
      left={{ label: texts.notNow, onClick: onClose }}
      right={{
        label: texts.go[step.kind],
        href: refusalPath(step, place),
        onClick: keep,
      }}
    >
      {step.plan && (
        <>
          <RefusedPlan
            kind={step.kind}
            plan={step.plan}
            brandName={brandNameHere(brand)}
            locale={context.locale}
            texts={texts}
          />
          <p>
            <a
              className="ui-link"
              href={refusalPath({ kind: 'plans', plan: null }, place)}
              onClick={keep}
            >
              {texts.seePlans}
            </a>
          </p>
        </>
      )}
    </Modal>
  )
}
