'use client'

import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import { swrKeys } from '@/lib/api/swr-keys'
import { signOut } from '@/lib/auth/sign-out'
import { fill } from '@/lib/locale/fill'
import { showAvatar } from '@/lib/profile/avatar'
import { reportError } from '@/lib/reports/browser-reports'
import { MailChoices } from './mail-choices'
import { PasswordForm } from './password-form'
import { ContactForm, LanguageForm, NameForm } from './person-forms'
import { PictureField } from './picture-field'
import { ProfileSection } from './profile-section'
import type { ProfileTexts } from './profile-texts'
import { SessionList } from './session-list'
import { YourData } from './your-data'

interface ProfileProps {
  texts: ProfileTexts
  languages: readonly { value: string; label: string }[]
  supportEmail: string
  homeHref: string
}

/** Everything about the member's account, in sections that are saved one by one. */
export function Profile({ homeHref, ...rest }: ProfileProps) {
  const [deleted, setDeleted] = useState<{ email: string } | null>(null)
  if (!deleted) return <Sections {...rest} onDeleted={setDeleted} />
  const { data } = rest.texts
  return (
    <div role="status">
      <EmptyState
        drawing={<RestDrawing />}
        title={data.deletedTitle}
        action={<ButtonLink href={homeHref}>{data.home}</ButtonLink>}
      >
        {fill(data.deletedText, deleted)}
      </EmptyState>
    </div>
  )
}

interface SectionsProps extends Omit<ProfileProps, 'homeHref'> {
  onDeleted: (account: { email: string }) => void
}

function Sections({ texts, languages, supportEmail, onDeleted }: SectionsProps) {
  const profile = useRead(swrKeys.user, () => getUser(browserApi), {
    ...recovering,
    revalidateOnMount: true,
  })

  if (profile.status === 'failed')
    return (
      <ErrorState title={texts.errorTitle} retry={{ label: texts.retry, onClick: profile.retry }}>
        {texts.errorText}
      </ErrorState>
    )
  if (profile.status === 'loading')
    return (
      <div role="status" className="profile-skeleton">
        <span className="ui-hidden">{texts.loading}</span>
        {[1, 2, 3].map((section) => (
          <Skeleton key={section} height="18rem" />
        ))}
      </div>
    )

  const user = profile.data
  function leave() {
    onDeleted({ email: user.email })
    showAvatar(null)
    // The provider has ended every session; this forgets what the browser keeps of it.
    signOut().catch(reportError)
  }
  return (
    <>
      <ProfileSection title={texts.picture.title} text={texts.picture.text}>
        <PictureField user={user} texts={texts} />
        <NameForm user={user} texts={texts} />
      </ProfileSection>
      <ProfileSection title={texts.contact.title} text={texts.contact.text}>
        <ContactForm user={user} texts={texts} supportEmail={supportEmail} />
      </ProfileSection>
      <ProfileSection title={texts.language.title} text={texts.language.text}>
        <LanguageForm user={user} texts={texts} languages={languages} />
      </ProfileSection>
      <ProfileSection title={texts.password.title} text={texts.password.text}>
        <PasswordForm email={user.email} texts={texts} />
      </ProfileSection>
      <ProfileSection title={texts.sessions.title} text={texts.sessions.text}>
        <SessionList texts={texts} />
      </ProfileSection>
      <ProfileSection title={texts.mails.title} text={texts.mails.text}>
        <MailChoices texts={texts} />
      </ProfileSection>
      <ProfileSection title={texts.data.title} text={texts.data.text}>
        <YourData texts={texts} onDeleted={leave} />
      </ProfileSection>
    </>
  )
}
