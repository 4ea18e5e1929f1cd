import { delimiter } from 'node:path'

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Ports and folders of a local start as they are set, those in `.env` included once it is loaded. */
export const settingVariables = (): Environment => process.env

/** The environment of a child process: this program's, with `own` added or in its place. */
export const childEnvironment = (own: Environment = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...own,
})

/** The variables that a build of the web application writes into its files, ordered by name. */
export const builtInVariables = (): [name: string, value: string | undefined][] =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort()

/** Whether npm runs this program. */
export const isNpmScript = (): boolean => process.env.npm_lifecycle_event !== undefined

/** Whether `npm test` has started what the journeys use. */
export const areJourneysPrepared = (): boolean => process.env.JOURNEYS_PREPARED === '1'

/** The path of the browser that PLAYWRIGHT_CHROMIUM asks for; undefined when it is not set. */
export const requestedBrowser = (): string | undefined => process.env.PLAYWRIGHT_CHROMIUM

/** The folders of programs, in the order in which a shell searches them. */
export const programFolders = (): string[] => (process.env.PATH ?? '').split(delimiter)

/** The folders in which Windows installs programs; none elsewhere. */
export const windowsFolders = (): string[] =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] || [])
