import type { ReactNode } from 'react'

interface StageMessageProps {
  title: string
  text: string
  children?: ReactNode
}

/** A word on the stage where the picture would play: what happened, and a way on. */
export function StageMessage({ title, text, children }: StageMessageProps) {
  return (
    <div className="stage-message" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
