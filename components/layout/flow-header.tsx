import { getTranslations } from 'next-intl/server'
import styled from 'styled-components'
import { Link } from '@/components/ui/link'
import { ArrowLeftIcon, CloseIcon } from '@/components/ui/icons/navigation'
import { currentBrand, pageLinks } from '@/lib/routing/current-page'
import { theme } from '@/lib/theme/theme'
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
    <FlowHeaderFrame>
      <BackButton label={t('back')} homeHref={homeHref}>
        <ArrowLeftIcon />
      </BackButton>
      <Link href={homeHref} className="logo">
        <Logo brand={brand} />
      </Link>
      <BackButton label={t('close')} homeHref={homeHref}>
        <CloseIcon />
      </BackButton>
    </FlowHeaderFrame>
  )
}

const FlowHeaderFrame = styled.header`
  display: grid;
  grid-template-columns: 3rem 1fr 3rem;
  align-items: center;
  height: 4.5rem;
  padding-inline: calc(${theme.space.gutter} - 0.75rem);

  .logo {
    display: flex;
    align-items: center;
    justify-content: center;
    justify-self: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    text-decoration: none;
  }
`
