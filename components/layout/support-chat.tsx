import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { ExternalIcon } from '@/components/ui/icons/actions'
import { ChatIcon, MailIcon } from '@/components/ui/icons/social'
import { publicConfig } from '@/lib/config/public-config'
import { currentPageContext } from '@/lib/routing/current-page'
import { SupportLauncher, SupportScript } from './support-launcher'

const PANEL = 'support-panel'

/**
 * The support chat: the help center and an email address, or the configured chat, which replaces
 * them once it has loaded. Only shown on the pages of `showsSupportChat`.
 */
export async function SupportChat({ beside }: { beside?: 'form' }) {
  // Must come first: at build time it ends the render before the environment is read, which is
  // unknown then.
  await currentPageContext()
  const [t, common] = await Promise.all([
    getTranslations('layout.support'),
    getTranslations('common'),
  ])
  const { helpUrl, support } = publicConfig()
  return (
    <section
      className="support-chat"
      id="support-chat"
      data-beside={beside}
      aria-label={t('label')}
    >
      <SupportLauncher label={t('open')} panel={PANEL}>
        <ChatIcon />
      </SupportLauncher>
      <div id={PANEL} popover="auto" className="support-panel">
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <ul>
          <li>
            <a href={helpUrl} target="_blank" rel="noopener">
              <ExternalIcon size={20} />
              {t('help')}
              <span className="ui-hidden"> ({common('opensInNewTab')})</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${support.email}`}>
              <MailIcon size={20} />
              {t('write', { email: support.email })}
            </a>
          </li>
        </ul>
      </div>
      {support.chatUrl && (
        <Suspense>
          <SupportScript src={support.chatUrl} />
        </Suspense>
      )}
    </section>
  )
}
