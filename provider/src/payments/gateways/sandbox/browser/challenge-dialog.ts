import { showFrame } from './frame-dialog'
import type { ChallengedIntent } from './messages'
import { translate } from './translate'

/** The messages between the challenge's frame and the page. */
export type ToChallenge = { kind: 'intent'; intent: ChallengedIntent }
export type FromChallenge = { kind: 'loaded' | 'answered' }

/** Shows the bank's question over the page until it is answered. */
export function showChallenge(intent: ChallengedIntent): Promise<void> {
  const opening: ToChallenge = { kind: 'intent', intent }
  return new Promise((done) =>
    showFrame<FromChallenge>({
      file: 'challenge.html',
      title: translate('challenge_title'),
      name: 'three-d-secure',
      opening,
      onMessage({ kind }, close) {
        if (kind !== 'answered') return
        close()
        done()
      },
    }),
  )
}
