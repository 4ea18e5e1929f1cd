import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@/scripts/stack/free-port'
import { askServer } from './exchange'

export const hasNginx = spawnSync('nginx', ['-v']).status === 0

const settings = (folder: string, port: number, origin: number) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  # A page names each of its inline scripts in a header.
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${origin};
      proxy_set_header Host $http_host;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_cache pages;
      add_header x-cache-status $upstream_cache_status always;
    }
  }
}
`

/** Starts nginx as a shared cache, which obeys the headers of the server at a port. */
export async function startNginx(origin: number) {
  const folder = mkdtempSync(join(tmpdir(), 'x-plus-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder, port, origin))
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const ask = askServer(port)
  const isReady = async () => {
    const asked = { method: 'GET', path: '/api/health', headers: { host: 'localhost' } } as const
    return (await ask(asked).catch(() => null))?.status === 200
  }
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries === 100) throw new Error('nginx does not answer')
    await wait(50)
  }
  return {
    ask,
    async stop() {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
