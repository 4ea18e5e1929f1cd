import { onDemand } from '@/components/ui/on-demand'
import { ErrorState } from '@/components/ui/state/error-state'
import type { LinkCheck } from '@/hooks/studios/use-link-check'
import type { ReadyLinkProps } from './ready-link'

interface LinkResultProps extends Omit<ReadyLinkProps, 'link'> {
  check: LinkCheck
}

const ReadyLink = onDemand(() => import('./ready-link').then(({ ReadyLink: Loaded }) => Loaded))

/** What the parts come to: the link, once nothing is wrong with it, or what is missing. */
export function LinkResult({ check, ...rest }: LinkResultProps) {
  const { texts } = rest
  const state = resultState(check)
  return (
    <section className="link-result" aria-labelledby="link-result">
      <h2 id="link-result">{texts.result}</h2>
      <p role="status" data-state={state}>
        {state !== 'failed' && texts[state]}
      </p>
      {state === 'failed' && (
        <ErrorState title={texts.failedTitle} retry={{ label: texts.retry, onClick: check.retry }}>
          {texts.failedText}
        </ErrorState>
      )}
      {state === 'right' && check.link && <ReadyLink {...rest} link={check.link} />}
    </section>
  )
}

function resultState(check: LinkCheck): 'begin' | 'checking' | 'failed' | 'wrong' | 'right' {
  if (check.status === 'none') return 'begin'
  if (check.status !== 'checked') return check.status
  if (check.link.problems.length > 0) return 'wrong'
  return check.link.plan === null ? 'begin' : 'right'
}
