import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getUserAuthenticationMethod: Handler<'getUserAuthenticationMethod'> = async ({
  tenant,
  path,
}) => {
  const { id, authentication_method_id } = path
  const method = await tenant.store.authenticationMethods.get(id, authentication_method_id)
  if (!method) throw new ApiError('authentication_method_not_found')
  return { status: 200, body: method }
}
