import type { ReactNode } from 'react'

interface JoinHeadProps {
  title: string
  /** The steps to the purchase, above the title. */
  steps?: ReactNode
  /** What the step is for. */
  children?: ReactNode
}

/** The headline of a step of the sign-up. */
export function JoinHead({ title, steps, children }: JoinHeadProps) {
  return (
    <div className="join-head">
      {steps}
      <h1>{title}</h1>
      {children}
    </div>
  )
}
