'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import type { LocalTime } from '@/components/ui/local-time'
import { reportError } from '@/lib/reports/browser-reports'

/**
 * A time as `LocalTime` shows it, whose code is loaded after the page: nothing else on the page has
 * dates. Until then it is the time at the place of the class, with its zone.
 */
export function NextLiveTime(props: ComponentProps<typeof LocalTime>) {
  const [loaded, setLoaded] = useState<{ Time: typeof LocalTime } | null>(null)

  useEffect(() => {
    import('@/components/ui/local-time').then(
      (module) => setLoaded({ Time: module.LocalTime }),
      reportError,
    )
  }, [])

  if (loaded) return <loaded.Time {...props} />
  return <time dateTime={props.date}>{props.placeText}</time>
}
