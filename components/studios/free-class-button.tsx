'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons/status'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { fill } from '@/lib/locale/fill'
import { FreeClassTexts } from './free-class-modal'

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
        {`${state === 'asked' ? texts.asked : texts.ask} `}
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
