import { commonWords } from './common-words'

const keyboards = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const walks = keyboards.flatMap((walk) => [walk, [...walk].reverse().join('')])
const isWalk = (text: string) => text.length >= 3 && walks.some((walk) => walk.includes(text))

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)

const isKnown = (text: string) =>
  isWalk(text) || commonWords.has(text) || commonWords.has(plain(text))

/** One known part, or two in a row, such as `qwer1234` or `monkeydragon`. */
function isPredictable(text: string): boolean {
  if (isKnown(text)) return true
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (isKnown(text.slice(0, cut)) && isKnown(text.slice(cut))) return true
  }
  return false
}

/**
 * Whether a password is among those that guessing starts with: common words and names, runs along
 * the keyboard, numbers and dates, repetitions, any of them with digits behind or with look-alike
 * signs. Such a rule covers lists of the most used passwords and their endless variants.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (/^[\d\s./-]*$/.test(text) && text.length < 12) return true
  if (/^(.{1,4}?)\1+.{0,3}$/u.test(text) && text.length <= 16) return true
  if (text.length > 40) return false
  return isPredictable(text) || isPredictable(text.replace(/\d{1,4}$/, ''))
}
