import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs npm in a folder of packages that only measurements need. Throws when it fails. */
export async function runNpm(
  folder: string,
  command: 'ci' | 'install',
  ...packages: string[]
): Promise<void> {
  const args = [command, '--no-audit', '--no-fund', '--silent', ...packages]
  const shell = process.platform === 'win32'
  const child = spawn('npm', args, { cwd: folder, shell, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`npm ${command} failed in ${folder}; its messages are above.`)
}
