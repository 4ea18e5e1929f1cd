import { eq } from 'drizzle-orm'
import { sessions } from '../../db/schema/identity'
import type { Compose, MailContext } from '../compose'
import type { MailContent } from '../mail-content'

const accountMail = (
  { translator, recipient }: MailContext,
  words: Pick<MailContent, 'subject' | 'before' | 'facts' | 'action' | 'after'>,
): MailContent => ({
  lang: translator.tag,
  greeting: translator.translate('mail_hello_name', { firstName: recipient.firstName }),
  ...words,
  reason: translator.translate('mail_reason_account'),
})

const profilePage = '/account/profile'

/** What the owner does who did not do it. */
const protectAccount = ({ translator, site }: MailContext) => ({
  label: translator.translate('mail_protect_account'),
  url: site + profilePage,
})

// eslint-disable-next-line @typescript-eslint/require-await -- as the kinds that read something
export const composePasswordChanged: Compose<'password_changed'> = async (context) => ({
  content: accountMail(context, {
    subject: context.translator.translate('password_changed_subject'),
    before: [
      context.translator.translate('password_changed'),
      context.translator.translate('password_changed_not_you'),
    ],
  }),
})

export const composeNewSignIn: Compose<'new_sign_in'> = async (context, { sessionId }) => {
  const [session] = await context.tx
    .select({ createdAt: sessions.createdAt, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) return 'never'
  const { translate } = context.translator
  return {
    content: accountMail(context, {
      subject: translate('new_sign_in_subject'),
      before: [translate('new_sign_in'), translate('not_you')],
      facts: [
        { label: translate('mail_fact_when'), value: context.format.time(session.createdAt) },
        ...(session.userAgent === null
          ? []
          : [{ label: translate('mail_fact_device'), value: session.userAgent.slice(0, 120) }]),
      ],
      action: protectAccount(context),
    }),
  }
}

// eslint-disable-next-line @typescript-eslint/require-await -- as the kinds that read something
export const composeDataExport: Compose<'data_export'> = async (context, { at }) => ({
  content: accountMail(context, {
    subject: context.translator.translate('data_export_subject'),
    before: [
      context.translator.translate('data_export', { when: context.format.time(new Date(at)) }),
      context.translator.translate('not_you'),
    ],
    action: protectAccount(context),
  }),
})

// eslint-disable-next-line @typescript-eslint/require-await -- as the kinds that read something
export const composeAccountDeleted: Compose<'account_deleted'> = async (context, { email }) => ({
  to: email,
  content: accountMail(context, {
    subject: context.translator.translate('account_deleted_subject'),
    before: [
      context.translator.translate('account_deleted'),
      context.translator.translate('account_deleted_kept'),
    ],
  }),
})
