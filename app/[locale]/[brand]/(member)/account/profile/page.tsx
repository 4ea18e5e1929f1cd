import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { Profile } from '@/components/profile/profile'
import { ProfileSections } from '@/components/profile/profile.styles'
import { profileTexts } from '@/components/profile/profile-texts'
import { publicConfig } from '@/lib/config/public-config'
import { languageName } from '@/lib/locale/languages'
import { locales } from '@/lib/locale/locales'
import { pageLinks } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.profile')
  return describePage('profile', { title: t('title') })
}

export default async function ProfilePage() {
  const [t, link, texts] = await Promise.all([
    getTranslations('account.profile'),
    pageLinks(),
    profileTexts(),
  ])
  const languages = locales.map((locale) => ({ value: locale, label: languageName(locale) }))
  return (
    <Screen name="profile">
      <PageTrail screen="profile" title={t('title')} />
      <h1>{t('title')}</h1>
      <p className="ui-lead">{t('lead')}</p>
      <ProfileSections>
        <Profile
          texts={texts}
          languages={languages}
          supportEmail={publicConfig().support.email}
          homeHref={link('home')}
        />
      </ProfileSections>
    </Screen>
  )
}
