import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import type { Database } from '../../src/db/database'
import { createMailer, type Mail } from '../../src/mail/mailer'

const mailFrom = 'X+ <no-reply@plus.example>'
const postalAddress = '1 Example Street'

const mail: Mail = {
  to: 'ada@example.com',
  kind: 'receipt',
  messageId: '<receipt@plus.example>',
  optOutUrl: 'https://plus.example/stop',
  content: {
    lang: 'en',
    subject: 'Hello\r\nBcc: eve@evil.example',
    greeting: 'Hi,',
    before: ['plain words'],
    reason: 'You asked for it.',
  },
}

/** A mail server that accepts everything and keeps it. */
async function takeMail() {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line)
        if (line === '.') inData = false
        if (inData) continue
        if (line === 'DATA') inData = true
        socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { heard, port: (server.address() as AddressInfo).port, stop: () => server.close() }
}

test('sends by SMTP with both bodies, and keeps line breaks out of headers', async () => {
  const smtp = await takeMail()
  const env = { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, mailFrom, postalAddress }
  const mailer = createMailer(env, {} as Database)
  await mailer.send(mail)
  smtp.stop()
  expect(smtp.heard).toContain('MAIL FROM:<no-reply@plus.example>')
  expect(smtp.heard.filter((line) => line.startsWith('RCPT'))).toEqual([
    'RCPT TO:<ada@example.com>',
  ])
  expect(smtp.heard.some((line) => line.startsWith('Bcc:'))).toBe(false)
  expect(smtp.heard).toContain('plain words')
  expect(smtp.heard.join('\n')).toContain('<!doctype html>')
})

test('names itself the same at every attempt, and how one click stops it', async () => {
  const smtp = await takeMail()
  const env = { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, mailFrom, postalAddress }
  await createMailer(env, {} as Database).send(mail)
  smtp.stop()
  expect(smtp.heard).toEqual(
    expect.arrayContaining([
      'Message-ID: <receipt@plus.example>',
      'List-Unsubscribe: <https://plus.example/stop>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  )
})

test('throws when the mail server does not take the mail', async () => {
  const env = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom, postalAddress }
  const mailer = createMailer(env, {} as Database)
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
})
