import { baseUrl } from './base-url'
import { isMessage, type PaymentIntent } from './messages'
import { translate, currentLanguage } from './translate'

/** The messages between the challenge's frame and the page. */
export type ToChallenge = { kind: 'intent'; intent: PaymentIntent }
export type FromChallenge = { kind: 'loaded' | 'answered' }

function createDialog(frame: HTMLIFrameElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', frame.title)
  dialog.setAttribute('role', 'dialog')
  dialog.dataset.modal = 'three-d-secure'
  dialog.dataset.state = 'open'
  dialog.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:transparent;overflow:hidden'
  dialog.append(frame)
  return dialog
}

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = translate('challenge_title')
  frame.src = new URL(`challenge.html?lang=${currentLanguage()}`, baseUrl).href
  frame.style.cssText =
    'display:block;width:100%;height:100%;border:0;background:transparent;color-scheme:light dark'
  return frame
}

/**
 * Shows the bank's question over the page until it is answered, as a modal dialog that makes the
 * page behind it inert; focus returns afterwards.
 */
export function showChallenge(intent: PaymentIntent): Promise<void> {
  const frame = createFrame()
  const dialog = createDialog(frame)
  const focused = document.activeElement
  return new Promise((done) => {
    const receive = ({ source, origin, data }: MessageEvent<FromChallenge>) => {
      if (source !== frame.contentWindow || origin !== baseUrl.origin) return
      if (!isMessage(data)) return
      if (data.kind === 'loaded') {
        const message: ToChallenge = { kind: 'intent', intent }
        frame.contentWindow?.postMessage(message, baseUrl.origin)
        frame.focus()
      } else if (data.kind === 'answered') {
        window.removeEventListener('message', receive)
        dialog.close()
        dialog.remove()
        if (focused instanceof HTMLElement) focused.focus()
        done()
      }
    }
    window.addEventListener('message', receive)
    // The question must be answered; its own frame treats Escape as a refusal.
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    document.body.append(dialog)
    dialog.showModal()
  })
}
