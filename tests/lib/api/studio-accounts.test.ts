import { expect, it } from 'vitest'
import { linkUsers, listProvedUsers, undoUnlink, unlinkUser } from '@/lib/api/associated-users'
import { type Api, createClient } from '@/lib/api/client'
import { lookUpAdditionalEmail } from '@/lib/api/user-lookups'
import { checkCode, sendCode } from '@/lib/api/verify'
import { json, startHttpServer } from '@/tests/support/http-server'

const calls: [string, (api: Api) => Promise<unknown>, string, object?][] = [
  [
    'look up a further email',
    (api) => lookUpAdditionalEmail(api, { email: 'a@b.c' }),
    'POST /api/v1/user_lookups',
    { email: 'a@b.c', format: 'json' },
  ],
  [
    'send a code',
    (api) => sendCode(api, { email: 'a@b.c', userId: null }),
    'POST /api/v1/verify',
    { email: 'a@b.c', format: 'json' },
  ],
  [
    'check a code',
    (api) =>
      checkCode(api, { email: 'a@b.c', userId: 7, code: '000000', verificationToken: 'token' }),
    'POST /api/v1/verify',
    {
      email: 'a@b.c',
      user_id: 7,
      code: '000000',
      verification_token: 'token',
      format: 'json',
    },
  ],
  [
    'link studio records',
    (api) => linkUsers(api, { userIds: [1, 2], verificationToken: 'token' }),
    'POST /api/v1/associated_users',
    { user_ids: [1, 2], verification_token: 'token', format: 'json' },
  ],
  ['unlink a studio record', (api) => unlinkUser(api, 3), 'DELETE /api/v1/associated_users/3'],
  ['undo the unlinking', (api) => undoUnlink(api, 3), 'PUT /api/v1/associated_users/3'],
  [
    'list what a token proves',
    (api) => listProvedUsers(api, 'token'),
    'GET /api/v1/associated_users?verification_token=token',
  ],
]

it.each(calls)('%s: the call in the specification', async (_, call, line, body) => {
  const { url, received } = await startHttpServer((_request, response) => json(response, {}))
  await call(createClient({ baseUrl: () => `${url}/api`, timeoutMs: 5000 })).catch(() => undefined)
  expect(`${received[0]!.method} ${received[0]!.url}`).toBe(line)
  expect(received[0]!.body && JSON.parse(received[0]!.body)).toEqual(body ?? '')
})
