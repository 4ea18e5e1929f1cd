import { getTranslations } from 'next-intl/server'

export interface ShareTexts {
  share: string
  title: string
  description: string
  facebook: string
  x: string
  /** Opens the device's own share sheet. */
  device: string
  deviceFailed: string
  link: string
  copy: string
  copied: string
  copyFailed: string
  close: string
}

/** The texts of sharing in the page's language. */
export async function shareTexts(): Promise<ShareTexts> {
  const [t, common] = await Promise.all([
    getTranslations('layout.share'),
    getTranslations('common'),
  ])
  return {
    share: t('share'),
    title: t('title'),
    description: t('description'),
    facebook: t('facebook'),
    x: t('x'),
    device: t('device'),
    deviceFailed: t('deviceFailed'),
    link: t('link'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    close: common('close'),
  }
}
