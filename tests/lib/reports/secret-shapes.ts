/** Texts as they might get into a report, each with the secret that must not be sent. */
type Shape = [text: string, secret: string]

const TOKEN = 'k3Yq-Zt81_mXo0PwLbE7RuVs'
const WORD = 'correcthorse'
const EMAIL = 'ada.lovelace@example.com'
const CODE = '493817'
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'
const JWE = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aXY.Y2lwaGVy.dGFn'
const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c'

const each = (secret: string, texts: readonly string[]): Shape[] =>
  texts.map((text) => [text.replace('…', secret), secret])

/** More than a hundred shapes of secrets. */
export const secretShapes: Shape[] = [
  // Links in emails, and other URLs.
  ...each(TOKEN, [
    '/forgot-password?access-token=…&client=c1&uid=u1',
    '/forgot-password?client=…&uid=u1',
    'https://x-plus.example/forgot-password?uid=…',
    'GET /es/forgot-password?access-token=…',
    '/login?onSignInRedirectTo=%2Fforgot-password%3Faccess-token%3D…',
    '/subscribe/payment?payment_intent_client_secret=…',
    '/verify?otherwise-named=…',
    '/x?a=1;token=…',
    'https://x-plus.example/#access_token=…',
    '/callback#id_token=…&state=1',
    '/x#…',
    '/reset/…',
    'https://ada:…@x-plus.example/',
    '"http://x-plus.example/a?k=…"',
    '{"url":"/a?k=…","b":1}',
    'Failed to fetch https://x-plus.example/api/v1/user?t=… (x-plus.example)',
    '?token=…',
    '&access_token=…',
    'access-token=…',
    'navigated from /a?x=… to /b',
  ]),
  // Headers.
  ...each(TOKEN, [
    'Authorization: Bearer …',
    'authorization: Basic …',
    'Bearer …',
    'access-token: …',
    '{"access-token":"…"}',
    "{ 'access-token': '…' }",
    'x-api-key: …',
    'X-CSCAPI-KEY=…; apikey=…',
    'x-proxy-secret: …',
    'stripe-signature: t=1,v1=…',
    'Cookie: theme=dark; xplus.session=…',
    'set-cookie: __Host-xplus.session=…; HttpOnly',
    'cookie=…',
    'xplus.session=…',
    '"cookies":{"a":"…"}',
    'sentry cookie: a=b, c=…',
  ]),
  // Passwords, in forms and in sentences.
  ...each(WORD, [
    'password=…',
    'password: …',
    '"password":"…"',
    "password='…'",
    'password_confirmation=…&x=1',
    'user[password]=…',
    'current_password = …',
    'newPassword: "…"',
    'passwd=…',
    'pwd=…',
    'passphrase: …',
    'PASSWORD: …',
    'email=a&password=…&remember=1',
    '/login?password=…',
    'Basic …',
    'authorization: basic …',
    'client_secret: …',
    'SECRET=…',
    'credentials=…',
    'api_key=…',
    'apiKey: …',
    'signature=…',
    'otp=…',
    'session_id=…',
  ]),
  // Tokens recognized by their pattern.
  ...each(JWT, ['…', 'token …', 'a.…', '("…")', 'jwt=…', '/x/…/y', '[…]']),
  ...each(JWE, ['…', 'xplus.session=…', 'found … there']),
  ...each(TOKEN, ['…', 'id …', '(…)', 'a,…,b', 'Error: …', '<…>']),
  ...each(HEX, ['…', 'digest …', '/reset/…']),
  // Secrets of the card provider.
  ...each('pi_3Abc_secret_Xyz123', ['…', 'intent …', '"…"', '/x/…']),
  ...each('seti_1Abc_secret_Xyz123', ['…']),
  ...each('sk_live_abc123DEF456', ['…', 'key …']),
  ...each('rk_test_abc123DEF456', ['…']),
  ...each('whsec_abc123DEF456', ['…', 'WEBHOOK=…']),
  ...each('4242424242424242', ['…', 'card …', '"number":"…"', 'number=…']),
  ...each('4242 4242 4242 4242', ['…', 'paid with …!']),
  ...each('4000-0025-0000-3155', ['…']),
  ...each('378282246310005', ['amex …']),
  // Recognized only by name, because reports are full of short numbers.
  ...each('q7q7', ['cvc=…', 'cvv: …', '"cvc":"…"']),
  // One-time codes.
  ...each(CODE, [
    'code: …',
    'code=…',
    'your code is …',
    'otp …',
    '"code":"…"',
    'PIN: …',
    '/verify?c=…',
  ]),
  // Personal data and network addresses.
  ...each('ada.lovelace', [
    EMAIL.replace('ada.lovelace', '…'),
    'no account for …@example.com',
    'email=…%40example.com',
    '"uid":"…@example.com"',
    '<…@mail.example.co.uk>',
    'mailto:…@example.com',
    '…+trial@example.com',
  ]),
  ...each('203.0.113.9', ['…', 'from …', 'x-forwarded-for: …, 10.0.0.1', '"ip":"…"', 'client=…']),
  ...each('2001:db8:85a3:8d3:1319:8a2e:370:7348', ['…', 'from […]', 'ip=…']),
  ...each('2001:db8::7348', ['…', 'peer …']),
]
