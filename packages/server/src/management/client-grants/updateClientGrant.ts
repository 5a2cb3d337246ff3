import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateClientGrant: Handler<'updateClientGrant'> = async ({ write, path, body }) => {
  const grant = await write((store) => store.clientGrants.update(path.id, body))
  if (!grant) throw new ApiError('client_grant_not_found')
  return { status: 200, body: grant }
}
