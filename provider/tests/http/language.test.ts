import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../support/mails'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const inLanguage = (language: string) => ({ 'accept-language': language })

test.each([
  ['en', 'Wrong email or password. Try again.', 'en'],
  ['es-MX', 'Correo o contraseña incorrectos. Inténtalo de nuevo.', 'es'],
  ['fr-CA', 'Courriel ou mot de passe incorrect. Réessayez.', 'fr-CA'],
])('a rejected sign-in gets its message in %s', async (language, sentence, tag) => {
  const { status, headers, body } = await provider.call('POST', '/api/v1/users/sign_in', {
    body: { email: 'nobody@example.com', password: 'wrong' },
    headers: inLanguage(language),
  })
  expect([status, body]).toEqual([401, { errors: [sentence] }])
  expect(headers.get('content-language')).toBe(tag)
  expect(headers.get('vary')).toContain('accept-language')
})

test('a rejected form gets messages by field and as whole sentences', async () => {
  const user = {
    email: 'no address',
    password: 'short',
    password_confirmation: 'other',
    first_name: '',
    last_name: 'Lee',
    legal_agreement_ids: [],
  }
  const { body } = await provider.call('POST', '/api/v1/users', {
    body: { user },
    headers: inLanguage('es'),
  })
  expect(body.errors).toEqual({
    full_messages: [
      'El correo electrónico no parece correcto',
      'El nombre no puede quedar en blanco',
    ],
    email: ['no parece correcto'],
    first_name: ['no puede quedar en blanco'],
  })
})

test('codes and other values of an error body are not translated', async () => {
  const { headers } = await createMember(provider)
  const { body } = await provider.call('PUT', '/api/v1/users/password', {
    body: { password: 'A quiet sentence', password_confirmation: 'Another one' },
    headers: { ...headers, ...inLanguage('fr') },
  })
  expect(body).toEqual({ errors: ['La confirmation ne correspond pas au mot de passe'] })
  const missing = await provider.call('GET', '/api/v1/nope', { headers: inLanguage('fr') })
  expect([missing.status, missing.body]).toEqual([404, { error: 'Introuvable' }])
})

test('mails are in the language of the request', async () => {
  const { email } = (await createMember(provider)).user
  await provider.call('POST', '/api/v1/users/password', {
    body: { email, redirect_url: '/es/forgot-password' },
    headers: inLanguage('es'),
  })
  const [mail] = await mailsTo(provider, email)
  expect(mail?.subject).toBe('Restablece tu contraseña de X+')
  expect(mail?.text).toContain('Funciona una sola vez')
  expect(mail?.html).toContain('<html lang="es">')
})
