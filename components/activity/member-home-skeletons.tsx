import { HtmlScript } from '@/components/ui/html-script'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/hooks/use-hydrated'
import type { Greetings } from '@/lib/activity/greeting'
import { GREETING_SCRIPT } from '@/lib/inline-scripts/compiled'

/**
 * The place of the greeting while it loads. Somebody who was here before is greeted in it before the
 * first paint, because nothing larger is painted later.
 */
export function GreetingSkeleton({ greetings }: { greetings: Greetings }) {
  const isHydrated = useHydrated()
  // Browsers run it where the server wrote it, and are spared its text here.
  const script = typeof window === 'undefined' ? GREETING_SCRIPT : ''
  return (
    <div className="member-greeting" data-for="member" aria-hidden="true">
      <h2
        data-morning={greetings.morning}
        data-afternoon={greetings.afternoon}
        data-evening={greetings.evening}
        data-welcome={greetings.welcome}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {!isHydrated && <HtmlScript text={script} />}
    </div>
  )
}

/** The week while it loads. */
export const WeekStripSkeleton = ({ title }: { title: string }) => (
  <div className="member-week" data-for="member" aria-hidden="true">
    <div>
      <h2>{title}</h2>
      <div className="member-line">
        <Skeleton width="14rem" />
      </div>
    </div>
  </div>
)
