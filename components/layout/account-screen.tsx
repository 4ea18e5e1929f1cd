import type { ReactNode } from 'react'
import type { ScreenKey } from '@/lib/routing/screens'
import { PageTrail } from './page-trail'
import { Screen } from './screen'

interface AccountScreenProps {
  name: ScreenKey
  title: string
  lead?: string
  children: ReactNode
}

/** One of the member's own screens: where it stands, its title and what it is for. */
export function AccountScreen({ name, title, lead, children }: AccountScreenProps) {
  return (
    <Screen name={name}>
      <PageTrail screen={name} title={title} />
      <h1>{title}</h1>
      {lead && <p className="ui-lead">{lead}</p>}
      {children}
    </Screen>
  )
}
