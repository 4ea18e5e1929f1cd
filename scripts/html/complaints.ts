import { spawnSync } from 'node:child_process'
import checker from 'vnu-jar'

/** One message of the Nu HTML checker's JSON. */
type Message = {
  type: string
  message: string
  url: string
  lastLine?: number
  extract?: string
}

const accepted = [
  // Styles are rendered with the part that needs them, so that no page loads another's.
  /^Element “style” not allowed as child of element “[\w-]+” in this context\./,
  // The checker does not know newer CSS.
  /^CSS: /,
]

/** The HTML errors among the checker's messages, without the accepted ones. */
export const complaints = (messages: readonly Message[]) =>
  messages.filter(
    ({ type, message }) => type !== 'info' && !accepted.some((known) => known.test(message)),
  )

const MEGABYTE = 1024 * 1024

/** Throws an Error with instructions when Java is not installed, which the checker needs. */
export function requireJava() {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0) return
  throw new Error('The HTML checker needs Java 11 or later: install it, so that `java` starts.')
}

/** The messages of the Nu HTML checker about these files; throws when it cannot be run. */
export function askChecker(files: readonly string[]): Message[] {
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', checker, '--errors-only', '--format', 'json', ...files],
    { encoding: 'utf8', maxBuffer: 64 * MEGABYTE },
  )
  if (error) throw error
  return (JSON.parse(stderr) as { messages: Message[] }).messages
}
