import { execFileSync } from 'node:child_process'

/** Runs npm in a folder of packages that only measurements need. Throws when it fails. */
export function runNpm(folder: string, command: 'ci' | 'install', ...packages: string[]): void {
  const args = [command, '--no-audit', '--no-fund', '--silent', ...packages]
  execFileSync('npm', args, { cwd: folder, shell: process.platform === 'win32', stdio: 'inherit' })
}
