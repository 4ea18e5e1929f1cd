import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  title: string
  text: string
  children: ReactNode
}

/** One part of the profile: what it is for, and beside it what can be changed. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className="profile-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className="ui-soft">{text}</p>
      </header>
      <div className="profile-content">{children}</div>
    </section>
  )
}
