import type { ComponentProps, ReactNode } from 'react'
import { JoinHead } from '@/components/join/join-head'
import { JoinMessages } from '@/components/join/join-messages'
import type { ScreenKey } from '@/lib/routing/screens'
import { Screen } from './screen'

interface JoinStepProps {
  name: ScreenKey
  title: string
  lead?: string
  /** The steps to the purchase, above the title. */
  steps?: ReactNode
  /** The step whose messages the form needs beside the shared ones. */
  messages?: ComponentProps<typeof JoinMessages>['step']
  /** The form. */
  children: ReactNode
}

/** A step of the sign-up: its headline, and a form with the messages it needs in the browser. */
export function JoinStep({ name, title, lead, steps, messages, children }: JoinStepProps) {
  return (
    <Screen name={name} width="form">
      <section className="join-section">
        <JoinHead title={title} steps={steps}>
          {lead && <p>{lead}</p>}
        </JoinHead>
        <JoinMessages step={messages}>{children}</JoinMessages>
      </section>
    </Screen>
  )
}
