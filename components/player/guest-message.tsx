import { ButtonLink } from '@/components/ui/button-link'
import type { LiveClass } from '@/lib/api/live-classes'
import { pendingActionParam } from '@/lib/flow/pending-action'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { StageMessage } from './stage-message'
import type { LiveStageTexts } from './stage-texts'

interface GuestMessageProps {
  liveClass: LiveClass
  /** What the main button does while there are spots; null for none. */
  booking: 'book' | 'enter' | null
  context: PageContext
  texts: LiveStageTexts
}

/**
 * For guests on the stage: the steps of signing up, which name the class and book it, and the login
 * for those who may have a spot, which leads back here.
 */
export function GuestMessage({ liveClass, booking, context, texts }: GuestMessageProps) {
  const to = linksFrom(context)
  const { id } = liveClass
  const logIn = to('login', { onSignInRedirectTo: to('live-class-fullscreen', { id }) })
  if (booking === null) {
    return (
      <StageMessage title={texts.signInTitle} text="">
        <ButtonLink href={logIn}>{texts.signIn}</ButtonLink>
      </StageMessage>
    )
  }
  const book = to('email-lookup', { pendingAction: pendingActionParam({ kind: 'book', id }) })
  return (
    <StageMessage title={texts.bookTitle} text={texts.guestBookText}>
      <ButtonLink href={book}>{booking === 'enter' ? texts.joinNow : texts.book}</ButtonLink>
      <ButtonLink variant="floating-secondary" href={logIn}>
        {texts.signIn}
      </ButtonLink>
    </StageMessage>
  )
}
