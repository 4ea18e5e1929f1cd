'use client'

import { Link } from '@/components/ui/link'
import { CheckCircleIcon } from '@/components/ui/icons/status'
import { Picture } from '@/components/ui/picture'
import { ProgressBar } from '@/components/ui/progress-bar'
import { RowError } from '@/components/ui/state/row-error'
import { byWeek, numberOfDay, programProgress } from '@/lib/catalogue/program-progress'
import { fill } from '@/lib/locale/fill'
import { ButtonLink } from '@/components/ui/button-link'
import { PlayIcon } from '@/components/ui/icons/player'
import { useRead } from '@/hooks/use-read'
import { useIsMember } from '@/hooks/session/use-signed-in'
import { browserApi } from '@/lib/api/browser'
import { getVideoGroup } from '@/lib/api/video-groups'
import { swrKeys } from '@/lib/api/swr-keys'

export interface PlannedDay {
  position: number
  week: number | null
  day: number | null
  href: string
  title: string
  /** Length, level and instructor, on one line. */
  facts: string
  picture: string | null
  placeholder: string | null
}

export interface PlanTexts {
  title: string
  /** With `{week}`. */
  week: string
  /** With `{day}`. */
  day: string
  done: string
  /** With `{done}` and `{count}`. */
  progress: string
  error: string
  retry: string
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

interface ProgramPlanProps {
  id: number
  days: readonly PlannedDay[]
  texts: PlanTexts
}

/** The weeks and days of a program, for members with their progress. */
export function ProgramPlan({ id, days, texts }: ProgramPlanProps) {
  const { data: done, error, retry } = useGroupProgress(id)
  const count = { done: done?.size ?? 0, count: days.length }
  const progress = fill(texts.progress, count)

  return (
    <>
      <div className="ui-head">
        <h2>{texts.title}</h2>
        {done && (
          <div className="plan-progress">
            <ProgressBar value={(count.done / count.count) * 100} label={progress} />
            <span aria-hidden="true">{progress}</span>
          </div>
        )}
      </div>
      {Boolean(error) && <RowError text={texts.error} retryLabel={texts.retry} onRetry={retry} />}
      {byWeek(days).map(([week, list]) => (
        <section key={week} className="plan-week">
          <h3>{fill(texts.week, { week })}</h3>
          <ol className="plan-days">
            {list.map((day) => (
              <li key={day.position} className="plan-day">
                <Picture
                  src={day.picture}
                  placeholder={day.placeholder ?? undefined}
                  alt=""
                  sizes="160px"
                />
                <div>
                  <p className="plan-label">{fill(texts.day, { day: numberOfDay(day).day })}</p>
                  <h4 lang={texts.lang}>
                    <Link href={day.href}>{day.title}</Link>
                  </h4>
                  <p className="plan-facts">{day.facts}</p>
                </div>
                {done?.has(day.position) && (
                  <p className="plan-done">
                    <CheckCircleIcon size={22} />
                    {texts.done}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

export interface StartTexts {
  /** With `{day}`. */
  start: string
  /** With `{week}` and `{day}`. */
  continue: string
  again: string
}

interface ProgramStartProps {
  id: number
  days: readonly Pick<PlannedDay, 'position' | 'week' | 'day' | 'href'>[]
  texts: StartTexts
}

/** A link to the next day of a program: the first one, or where the member stopped. */
export function ProgramStart({ id, days, texts }: ProgramStartProps) {
  const { data: done } = useGroupProgress(id)
  const progress = programProgress(
    days.map((day) => ({ ...day, done: done?.has(day.position) ?? false })),
  )
  const target = progress.next ?? days[0]
  if (!target) return null
  const label = progress.next
    ? fill(progress.done > 0 ? texts.continue : texts.start, numberOfDay(target))
    : texts.again
  return (
    <ButtonLink href={target.href}>
      <PlayIcon size={20} /> {label}
    </ButtonLink>
  )
}

/** Which days of a program the person who is signed in has done, by position; for nobody never known. */
function useGroupProgress(id: number) {
  const isMember = useIsMember()
  return useRead(isMember ? swrKeys.programProgress(id) : null, async () => {
    const { videos } = await getVideoGroup(browserApi, 'program', id)
    return new Set(videos.flatMap(({ position, done }) => (done ? [position] : [])))
  })
}
