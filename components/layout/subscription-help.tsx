import { getTranslations } from 'next-intl/server'
import { MailLink } from '@/components/ui/mail-link'
import { publicConfig } from '@/lib/config/public-config'
import { currentPageContext } from '@/lib/routing/page-links'

/** What stands in the place of the subscriptions of the account: how to cancel one without them. */
export async function SubscriptionHelp() {
  // First, as it ends the render at build, where the environment is not known.
  await currentPageContext()
  const [t, cancellation] = await Promise.all([
    getTranslations('layout.notHereYet'),
    getTranslations('checkout.cancellation'),
  ])
  const { email } = publicConfig().support
  return (
    <>
      {t('subscription')} {cancellation.rich('way', { mail: () => <MailLink email={email} /> })}
    </>
  )
}
