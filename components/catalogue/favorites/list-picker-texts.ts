import { getTranslations } from 'next-intl/server'
import type { Plural } from '@/lib/locale/fill'

export interface ListPickerTexts {
  /** With `{title}`. */
  open: string
  title: string
  loading: string
  defaultName: string
  count: Plural
  newList: string
  nameMissing: string
  create: string
  /** With `{name}`. */
  added: string
  /** With `{name}`. */
  removed: string
  undo: string
  failed: string
  unconfirmed: string
  errorText: string
  retry: string
  close: string
}

/** What choosing a list says, in the language of the page. Server components only. */
export async function listPickerTexts(): Promise<ListPickerTexts> {
  const [t, errors] = await Promise.all([
    getTranslations('catalogue.pickList'),
    getTranslations('errors'),
  ])
  return {
    open: t.raw('open'),
    title: t('title'),
    loading: t('loading'),
    defaultName: t('defaultName'),
    count: t.raw('count'),
    newList: t('newList'),
    nameMissing: t('nameMissing'),
    create: t('create'),
    added: t.raw('added'),
    removed: t.raw('removed'),
    undo: t('undo'),
    failed: t('failed'),
    unconfirmed: errors('unconfirmed'),
    errorText: t('errorText'),
    retry: t('retry'),
    close: t('close'),
  }
}
