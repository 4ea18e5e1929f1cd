'use client'

import { useMemo } from 'react'
import { SelectField } from '@/components/ui/select-field'
import { toast } from '@/components/ui/toast/toast-store'
import { TextField } from '@/components/ui/text-field'
import { useCountries } from '@/hooks/checkout/use-countries'
import { useProfileForm } from '@/hooks/profile/use-profile-form'
import type { User } from '@/lib/api/current-user'
import { fill } from '@/lib/locale/fill'
import { isPhone, shownPhone } from '@/lib/locale/phone'
import { ProfileForm } from './profile-form'
import type { ProfileTexts } from './profile-texts'

interface FormProps {
  user: User
  texts: ProfileTexts
}

/** A form of the account that says when it was saved. */
const useSavedForm = (texts: ProfileTexts, read: Parameters<typeof useProfileForm>[0]) =>
  useProfileForm(read, {
    texts,
    onSaved: () => toast({ kind: 'success', message: texts.saved }),
  })

/** The member's names. */
export function NameForm({ user, texts }: FormProps) {
  const { picture } = texts
  const state = useSavedForm(texts, (value) => {
    const changes = { firstName: value('firstName'), lastName: value('lastName') }
    const missing = (['firstName', 'lastName'] as const).filter((name) => changes[name] === '')
    if (missing.length === 0) return { changes }
    return { fields: Object.fromEntries(missing.map((name) => [name, picture.required[name]])) }
  })
  const { fields } = state
  return (
    <ProfileForm state={state} action={texts.save}>
      <div className="profile-pair">
        <TextField
          name="firstName"
          label={picture.firstName}
          autoComplete="given-name"
          defaultValue={user.firstName}
          error={fields.firstName}
          required
        />
        <TextField
          name="lastName"
          label={picture.lastName}
          autoComplete="family-name"
          defaultValue={user.lastName}
          error={fields.lastName}
          required
        />
      </div>
    </ProfileForm>
  )
}

/** How the member can be reached; the email is their login and stays. */
export function ContactForm({ user, texts, supportEmail }: FormProps & { supportEmail: string }) {
  const { contact } = texts
  const { countries } = useCountries()
  const state = useSavedForm(texts, (value) => {
    const phone = value('phone')
    if (phone !== '' && !isPhone(phone)) return { fields: { phone: contact.invalidPhone } }
    // Without the list of countries the choice cannot have changed.
    return { changes: { phone, ...(countries && { country: value('country') }) } }
  })
  const { fields } = state
  const options = (countries ?? []).map(({ iso2, name }) => ({ value: iso2, label: name }))
  return (
    <ProfileForm state={state} action={texts.save}>
      <TextField
        type="email"
        name="email"
        label={contact.email}
        hint={fill(contact.emailHint, { support: supportEmail })}
        value={user.email}
        autoComplete="email"
        readOnly
      />
      <div className="profile-pair">
        <TextField
          // A saved number is shown as it is written.
          key={user.phone}
          type="tel"
          name="phone"
          label={contact.phone}
          optional={texts.optional}
          autoComplete="tel"
          hint={contact.phoneHint}
          defaultValue={shownPhone(user.phone)}
          error={fields.phone}
        />
        <SelectField
          // The options arrive later than the choice.
          key={options.length === 0 ? 'loading' : user.country}
          name="country"
          label={contact.country}
          autoComplete="country"
          placeholder={contact.noCountry}
          options={options}
          defaultValue={user.country ?? ''}
          disabled={options.length === 0}
          error={fields.country}
        />
      </div>
    </ProfileForm>
  )
}

interface LanguageFormProps extends FormProps {
  languages: readonly { value: string; label: string }[]
}

/** In which language and by which clock the member lives. */
export function LanguageForm({ user, texts, languages }: LanguageFormProps) {
  const { language } = texts
  const zones = useMemo(() => {
    const names = new Set([
      ...Intl.supportedValuesOf('timeZone'),
      ...(user.timeZone ? [user.timeZone] : []),
    ])
    return [...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))
  }, [user.timeZone])
  const state = useSavedForm(texts, (value) => {
    const chosen = { language: value('language'), timeZone: value('timeZone') }
    const given = Object.entries(chosen).filter(([, choice]) => choice !== '')
    return { changes: Object.fromEntries(given) }
  })
  const { fields } = state
  return (
    <ProfileForm state={state} action={texts.save}>
      <div className="profile-pair">
        <SelectField
          // The browser may tell them while the form is shown.
          key={`language ${user.language}`}
          name="language"
          label={language.language}
          placeholder={user.language === null ? language.unknown : undefined}
          options={languages}
          defaultValue={user.language ?? ''}
          error={fields.language}
        />
        <SelectField
          key={`zone ${user.timeZone}`}
          name="timeZone"
          label={language.timeZone}
          placeholder={user.timeZone === null ? language.unknown : undefined}
          options={zones}
          defaultValue={user.timeZone ?? ''}
          error={fields.timeZone}
        />
      </div>
    </ProfileForm>
  )
}
