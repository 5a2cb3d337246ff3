import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteUserAuthenticationMethod: Handler<'deleteUserAuthenticationMethod'> = async ({
  write,
  path,
}) => {
  const { id, authentication_method_id } = path
  const existed = await write(async ({ authenticationMethods, logs }) => {
    const isDeleted = await authenticationMethods.delete(id, authentication_method_id)
    if (isDeleted) await logs.append({ type: 'gd_unenroll', user_id: id })
    return isDeleted
  })
  if (!existed) throw new ApiError('authentication_method_not_found')
  return { status: 204 }
}
