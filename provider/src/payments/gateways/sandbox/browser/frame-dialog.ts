import { baseUrl } from './base-url'
import { isMessage } from './messages'
import { currentLanguage } from './translate'

type Options<Message> = {
  /** The page that is shown. */
  file: string
  title: string
  /** Identifies the dialog in the DOM. */
  name: string
  /** Told to the frame as soon as it listens. */
  opening: object
  /** A message of the frame; `close` ends the dialog. */
  onMessage: (message: Message, close: () => void) => void
}

function createFrame({ file, title }: { file: string; title: string }): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = new URL(`${file}?lang=${currentLanguage()}`, baseUrl).href
  frame.style.cssText =
    'display:block;width:100%;height:100%;border:0;background:transparent;color-scheme:light dark'
  return frame
}

function createDialog(frame: HTMLIFrameElement, name: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', frame.title)
  dialog.setAttribute('role', 'dialog')
  dialog.dataset.modal = name
  dialog.dataset.state = 'open'
  dialog.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:transparent;overflow:hidden'
  dialog.append(frame)
  return dialog
}

/**
 * Shows a page of the sandbox over this one until it says that it is done, as a modal dialog that
 * makes the page behind it inert; focus returns afterwards. The frame sends `loaded` once it
 * listens.
 */
export function showFrame<Message extends { kind: string }>(options: Options<Message>): void {
  const frame = createFrame(options)
  const dialog = createDialog(frame, options.name)
  const focused = document.activeElement
  const close = () => {
    window.removeEventListener('message', receive)
    dialog.close()
    dialog.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
  const receive = ({ source, origin, data }: MessageEvent<Message | { kind: 'loaded' }>) => {
    if (source !== frame.contentWindow || origin !== baseUrl.origin || !isMessage(data)) return
    if (data.kind !== 'loaded') return options.onMessage(data as Message, close)
    frame.contentWindow?.postMessage(options.opening, baseUrl.origin)
    frame.focus()
  }
  window.addEventListener('message', receive)
  // The frame itself decides what Escape means.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  document.body.append(dialog)
  dialog.showModal()
}
