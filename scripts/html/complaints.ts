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
  // Styles come with the part that needs them, so that no page loads another's.
  /^Element “style” not allowed as child of element “[\w-]+” in this context\./,
  // The checker knows the style sheets of some years ago.
  /^CSS: /,
]

/** The errors of HTML among the checker's messages that are not accepted. */
export const complaints = (messages: readonly Message[]) =>
  messages.filter(
    ({ type, message }) => type !== 'info' && !accepted.some((known) => known.test(message)),
  )

const MEGABYTE = 1024 * 1024

/** Throws an Error that says what to do when there is no Java to run the checker with. */
export function requireJava() {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0) return
  throw new Error('The HTML checker needs Java 11 or later: install it, so that `java` starts.')
}

/** What the Nu HTML checker says of the documents in these files; throws when it cannot be asked. */
export function askChecker(files: readonly string[]): Message[] {
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', checker, '--errors-only', '--format', 'json', ...files],
    { encoding: 'utf8', maxBuffer: 64 * MEGABYTE },
  )
  if (error) throw error
  return (JSON.parse(stderr) as { messages: Message[] }).messages
}
