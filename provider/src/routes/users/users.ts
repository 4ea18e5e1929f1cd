import { eq } from 'drizzle-orm'
import { sessions, users as accounts } from '../../db/schema/identity'
import { createApi } from '../../http/api'
import { readUser } from '../../identity/accounts'
import { readUserRoute, signInRoute, signOutRoute, signUpRoute, updateUserRoute } from './contract'
import { signIn } from './sign-in'
import { signUp } from './sign-up'

export const users = createApi()
  .openapi(signUpRoute, async (c) => {
    const { user, tokens } = await signUp(c, c.req.valid('json').user)
    return c.json(user, 201, tokens)
  })
  .openapi(signInRoute, async (c) => {
    const { user, tokens } = await signIn(c, c.req.valid('json'))
    return c.json(user, 200, tokens)
  })
  .openapi(signOutRoute, async (c) => {
    await c.var.deps.db.delete(sessions).where(eq(sessions.id, c.var.user.sessionId))
    return c.body(null, 204)
  })
  .openapi(readUserRoute, async (c) => {
    const { db, clock } = c.var.deps
    return c.json(await readUser(db, c.var.user.id, clock.now()), 200)
  })
  .openapi(updateUserRoute, async (c) => {
    const { db, clock } = c.var.deps
    const { first_name: firstName, last_name: lastName, phone, country } = c.req.valid('json').user
    const changes = { firstName, lastName, phone, country }
    const given = Object.values(changes).some((value) => value !== undefined)
    if (given) await db.update(accounts).set(changes).where(eq(accounts.id, c.var.user.id))
    return c.json(await readUser(db, c.var.user.id, clock.now()), 200)
  })
