import { createApi } from '../../http/api'
import { changePassword } from './change-password'
import { changePasswordRoute, requestResetRoute } from './contract'
import { requestReset } from './request-reset'

const success = { success: true } as const

export const password = createApi('list')
  .openapi(requestResetRoute, async (c) => {
    await requestReset(c, c.req.valid('json'))
    return c.json(success, 200)
  })
  .openapi(changePasswordRoute, async (c) => {
    await changePassword(c, c.req.valid('json'))
    return c.json(success, 200)
  })
