import { getTranslations } from 'next-intl/server'
import { currentDateLocale } from '@/lib/locale/current-date-locale'

/** The texts of the linked accounts in the page's language. */
export async function linkedAccountsTexts() {
  const [t, dates] = await Promise.all([
    getTranslations('account.linkedAccounts'),
    currentDateLocale(),
  ])
  return {
    title: t('title'),
    add: t('add'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
    retry: t('retry'),
    loading: t('loading'),
    /** With `{date}`. */
    linkedOn: t.raw('linkedOn') as string,
    streaming: t('streaming'),
    unlink: t('unlink'),
    /** These four with `{studio}` or `{email}`. */
    unlinkNamed: t.raw('unlinkNamed') as string,
    unlinkTitle: t.raw('unlinkTitle') as string,
    unlinkText: t.raw('unlinkText') as string,
    unlinkStreaming: t.raw('unlinkStreaming') as string,
    keep: t('keep'),
    close: t('close'),
    unlinked: t.raw('unlinked') as string,
    failed: t('failed'),
    unconfirmed: t('unconfirmed'),
    undo: t('undo'),
    /** These three with `{studio}`. */
    relinked: t.raw('relinked') as string,
    relinkFailed: t.raw('relinkFailed') as string,
    relinkUnconfirmed: t.raw('relinkUnconfirmed') as string,
    undoTooLate: t('undoTooLate'),
    dates,
  }
}

export type LinkedAccountsTexts = Awaited<ReturnType<typeof linkedAccountsTexts>>
