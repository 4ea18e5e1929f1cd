import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { ExternalIcon } from '@/components/ui/icons/actions'
import { ChatIcon, MailIcon } from '@/components/ui/icons/messages'
import { publicConfig } from '@/lib/config/public-config'
import { currentPageContext } from '@/lib/routing/page-links'
import { ExternalLink } from './external-link'
import { SupportFrame } from './support-chat.styles'
import { SupportLauncher } from './support-launcher'
import { SupportScript } from '@/components/runtime/support-script'

const PANEL = 'support-panel'

/**
 * The support chat: the help center and an address to write to, or the chat whose script is
 * configured, which takes their place once it is there. It stands beside the screen, on the pages of
 * `showsSupportChat` and no others.
 */
export async function SupportChat() {
  // First, as it ends the render at build, where the environment is not known.
  await currentPageContext()
  const [t, common] = await Promise.all([
    getTranslations('layout.support'),
    getTranslations('common'),
  ])
  const { helpUrl, support } = publicConfig()
  return (
    <SupportFrame id="support-chat" aria-label={t('label')}>
      <SupportLauncher label={t('open')} panel={PANEL}>
        <ChatIcon />
      </SupportLauncher>
      <div id={PANEL} popover="auto" className="support-panel">
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <ul>
          <li>
            <ExternalLink href={helpUrl} note={common('opensInNewTab')}>
              <ExternalIcon size={20} />
              {t('help')}
            </ExternalLink>
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
    </SupportFrame>
  )
}
