import { type ReactNode, useId } from 'react'

interface ChipRowProps {
  label: string
  /** The level of its heading. */
  level?: 2 | 3
  /** A row of links; else it is a group of buttons. */
  nav?: boolean
  children: ReactNode
}

/** Chips below their heading, or beside it where there is room. */
export function ChipRow({ label, level = 2, nav, children }: ChipRowProps) {
  const id = useId()
  const Row = nav ? 'nav' : 'div'
  const Heading = `h${level}` as const
  return (
    <Row className="ui-chip-row" role={nav ? undefined : 'group'} aria-labelledby={id}>
      <Heading id={id}>{label}</Heading>
      <div className="ui-chips" data-scroll="">
        {children}
      </div>
    </Row>
  )
}
