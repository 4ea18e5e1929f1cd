import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { ArrowLeftIcon, CloseIcon } from '@/components/ui/icons/navigation'
import { currentBrand, pageLinks } from '@/lib/routing/current-page'
import { BackButton } from './back-button'
import { Logo } from './site-parts'

/** The bare header of a flow's steps: back, logo, close. */
export async function FlowHeader() {
  const [t, brand, link] = await Promise.all([
    getTranslations('common'),
    currentBrand(),
    pageLinks(),
  ])
  const homeHref = link('home')
  return (
    <header className="flow-header">
      <BackButton label={t('back')} homeHref={homeHref}>
        <ArrowLeftIcon />
      </BackButton>
      <Link href={homeHref} className="logo">
        <Logo brand={brand} />
      </Link>
      <BackButton label={t('close')} homeHref={homeHref}>
        <CloseIcon />
      </BackButton>
    </header>
  )
}
