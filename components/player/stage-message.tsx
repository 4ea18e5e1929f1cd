import type { ReactNode } from 'react'

interface StageMessageProps {
  title: string
  text: string
  children?: ReactNode
}

/** A message in place of the picture: what happened, and a next step. */
export function StageMessage({ title, text, children }: StageMessageProps) {
  return (
    <div className="stage-message" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
