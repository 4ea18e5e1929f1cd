'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons/status'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { fill } from '@/lib/locale/fill'
import type { RequestProblem } from '@/lib/studios/validate-free-class'

export interface FreeClassTexts {
  ask: string
  /** The hidden rest of the button's accessible name, with `{name}`. */
  at: string
  asked: string
  title: string
  /** With `{name}`. */
  lead: string
  firstName: string
  lastName: string
  email: string
  phone: string
  send: string
  /** With `{name}`. */
  sent: string
  failed: string
  unconfirmed: string
  close: string
  problems: Record<RequestProblem, string>
}

interface FreeClassButtonProps {
  studio: { id: number; name: string }
  texts: FreeClassTexts
}

const FreeClassModal = modalOnDemand(() =>
  import('./free-class-modal').then(({ FreeClassModal: Loaded }) => Loaded),
)

/** Opens the form for a free class, and shows when a request has been sent. */
export function FreeClassButton({ studio, texts }: FreeClassButtonProps) {
  const [state, setState] = useState<'idle' | 'open' | 'asked'>('idle')
  return (
    <>
      <Button variant="secondary" wide onClick={() => setState('open')}>
        {state === 'asked' && <CheckIcon size={20} />}
        {state === 'asked' ? texts.asked : texts.ask}{' '}
        <span className="ui-hidden">{fill(texts.at, { name: studio.name })}</span>
      </Button>
      <FreeClassModal
        studio={studio}
        texts={texts}
        open={state === 'open'}
        onClose={() => setState('idle')}
        onSent={() => setState('asked')}
      />
    </>
  )
}
