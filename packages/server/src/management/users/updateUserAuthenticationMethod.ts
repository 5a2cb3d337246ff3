import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateUserAuthenticationMethod: Handler<'updateUserAuthenticationMethod'> = async ({
  write,
  path,
  body,
}) => {
  const { id, authentication_method_id } = path
  const method = await write(async (store) => {
    const updated = await store.authenticationMethods.update(id, authentication_method_id, body)
    if (updated) await store.logs.append({ type: 'gd_update_device_account', user_id: id })
    return updated
  })
  if (!method) throw new ApiError('authentication_method_not_found')
  return { status: 200, body: method }
}
