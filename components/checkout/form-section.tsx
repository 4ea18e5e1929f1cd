import type { ReactNode } from 'react'

/** A part of the payment form under its own heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="ui-form">{children}</div>
    </section>
  )
}
