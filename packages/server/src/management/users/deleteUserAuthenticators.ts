import type { Handler } from '../handler.ts'
import { removeAuthenticators } from './remove-authenticators.ts'

export const deleteUserAuthenticators: Handler<'deleteUserAuthenticators'> = async (call) => {
  await removeAuthenticators(call, call.path.id)
  return { status: 204 }
}
