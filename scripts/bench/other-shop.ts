import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { runNode, startNode, stopChild, type Command } from '../stack/children'
import { freePort } from '../stack/free-port'
import { waitUntilHealthy } from '../stack/wait-until-healthy'
import { compareLoad } from './load'
import { runNpm } from './run-npm'
import { ports, settings } from './settings'
import { formatTable, kilobytes } from './table'
import { firstLoadScripts, sentBytes, visit } from './visit'

/** EverShop, a shop front under the GPL that is rendered by React on Node.js with PostgreSQL. */
const packages = ['@evershop/evershop@2.2.1', 'concat-stream@2.0.0']
const folder = resolve('.bench', 'evershop')
const code = join(folder, 'node_modules', '@evershop', 'evershop', 'dist')
const program = join(code, 'bin', 'evershop.js')
const database = 'evershop'

async function install() {
  if (existsSync(program)) return
  mkdirSync(join(folder, 'config'), { recursive: true })
  for (const name of ['media', 'public']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await runNpm(folder, 'install', ...packages)
}

/** Without it, five pages a second for one address are all that would be measured. */
function liftLimit() {
  const file = join(code, 'modules', 'base', 'services', 'rateLimit.js')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace('limit: 300 }', 'limit: Number.MAX_SAFE_INTEGER }'))
}

/** A database of its own in the PostgreSQL that the provider of this run has started. */
async function createDatabase() {
  const cluster = join(settings.dataDir, 'postgres')
  const password = readFileSync(join(cluster, 'provider-password'), 'utf8').trim()
  const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3])
  const user = 'postgres'
  const client = new Client({ host: '127.0.0.1', port, user, password, database: 'postgres' })
  await client.connect()
  await client.query(`CREATE DATABASE ${database}`)
  await client.end()
  return { DB_HOST: '127.0.0.1', DB_PORT: String(port), DB_USER: user, DB_PASSWORD: password }
}

const command = (env: Record<string, string>, name: string, ...args: string[]): Command => ({
  name: `EverShop's ${name}`,
  args: [program, name, ...args],
  cwd: folder,
  env: { NODE_ENV: 'production', SUPPRESS_NO_CONFIG_WARNING: '1', ...env },
  log: join(folder, `${name}.log`),
})

/**
 * Installs EverShop from npm and builds it, unless that was done. Its build logs that there is no
 * database yet, but needs nothing from one; it gets a port at which it finds none, instead of
 * somebody's own at PostgreSQL's. Throws when one of them fails.
 */
export async function prepareOtherShop(): Promise<void> {
  await install()
  liftLimit()
  if (existsSync(join(folder, '.evershop', 'build'))) return
  const withoutDatabase = { DB_HOST: '127.0.0.1', DB_PORT: String(await freePort()) }
  await runNode(command(withoutDatabase, 'build'))
}

async function start() {
  const env = {
    ...(await createDatabase()),
    DB_NAME: database,
    DB_SSLMODE: 'disable',
    PORT: String(ports.otherShop),
  }
  const server = command(env, 'start')
  const child = startNode(server)
  const url = `http://127.0.0.1:${ports.otherShop}`
  await waitUntilHealthy({ ...server, child, url })
  // Its pictures are not in the package, so the products have none.
  await runNode(command(env, 'seed', '--all'))
  // The running server gives a category its address some time after it was made.
  const category = `${url}/accessories`
  await waitUntilHealthy({ ...server, child, url: category })
  return { child, category }
}

/**
 * Compares the list of workouts with a category of another open shop front, which
 * `prepareOtherShop` has built, on this machine and in alternating rounds. Returns a table as text.
 */
export async function compareWithOtherShop(): Promise<string> {
  const { child, category } = await start()
  const pages = {
    'X+ /classes/workouts': `${settings.webUrl}/classes/workouts`,
    'EverShop /accessories': category,
  }
  const load = await compareLoad(pages)
  const rows: (string | number)[][] = [['page', 'HTML KB', 'sent KB', 'scripts KB', 'requests/s']]
  for (const [name, address] of Object.entries(pages)) {
    const { html, htmlBytes } = await visit(address)
    rows.push([
      name,
      kilobytes(htmlBytes),
      kilobytes(await sentBytes(address)),
      kilobytes(await firstLoadScripts(html, new URL(address).origin)),
      Math.round(load[name as keyof typeof pages]),
    ])
  }
  await stopChild(child)
  return `A list of 50 videos, and one of 15 products in EverShop 2.2.1\n\n${formatTable(rows)}`
}
