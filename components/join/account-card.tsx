import type { ComponentProps, ReactNode } from 'react'

interface AccountCardProps {
  /** One or two letters, or an icon. */
  mark: ReactNode
  title: string
  /** Lines below the title; empty ones are left out. */
  lines: readonly (string | null)[]
  /** Makes it a choice: the attributes of its radio button or checkbox. */
  choice?: ComponentProps<'input'>
}

/** A studio account: who and where, as far as that is known; also as a choice. */
export function AccountCard({ mark, title, lines, choice }: AccountCardProps) {
  const Frame = choice ? 'label' : 'div'
  return (
    <Frame className="join-account">
      <span className="join-account-mark" aria-hidden="true">
        {mark}
      </span>
      <span className="join-account-text">
        <strong>{title}</strong>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {choice && <input className="ui-mark" {...choice} />}
    </Frame>
  )
}
