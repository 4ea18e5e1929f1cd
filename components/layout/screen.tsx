import type { ReactNode } from 'react'
import { type ScreenKey, screens } from '@/lib/routing/screens'
import { showsSupportChat } from '@/lib/support/shows-support-chat'
import { SupportChat } from './support-chat'

interface ScreenProps {
  /** Key of the screen, named on the page as `data-screen`. */
  name: ScreenKey | 'not-found' | 'error'
  /** `full` leaves the measure to the sections inside, each with class `ui-wrap`. */
  width?: 'page' | 'text' | 'form' | 'full'
  children: ReactNode
}

/** The `<main>` of every screen, and the support chat on the few that have it. */
export function Screen({ name, width = 'page', children }: ScreenProps) {
  const supported = name in screens && showsSupportChat(screens[name as ScreenKey].path)
  return (
    <>
      <main id="main" className="ui-screen" data-screen={name} data-width={width} tabIndex={-1}>
        {children}
      </main>
      {supported && <SupportChat />}
    </>
  )
}
