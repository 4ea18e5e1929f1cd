import { unauthorized } from '../http/errors'

/** 401 in the same words, whichever of email and password is wrong. */
export const wrongCredentials = () => unauthorized('wrong_credentials')
