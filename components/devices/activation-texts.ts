import { getTranslations } from 'next-intl/server'

/** The texts of signing a TV in, in the page's language. */
export async function activationTexts() {
  const t = await getTranslations('account.activationCode')
  return {
    steps: [t('stepOpen'), t('stepEnter'), t('stepConfirm')],
    stepsTitle: t('stepsTitle'),
    code: t('code'),
    hint: t('hint'),
    next: t('next'),
    length: t('length'),
    problems: { invalid: t('invalid'), expired: t('expired'), used: t('used') },
    failed: t('failed'),
    unreached: t('unreached'),
    /** These four with `{device}`. */
    confirmTitle: t.raw('confirmTitle') as string,
    confirm: t('confirm'),
    /** With `{code}`. */
    confirmText: t.raw('confirmText') as string,
    otherCode: t('otherCode'),
    unconfirmed: t('unconfirmed'),
    doneTitle: t.raw('doneTitle') as string,
    doneText: t('doneText'),
    /** With `{profile}`, the link to the list of devices. */
    signOutText: t.raw('signOutText') as string,
    profile: t('profile'),
    again: t('again'),
  }
}

export type ActivationTexts = Awaited<ReturnType<typeof activationTexts>>
