import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const linkUserIdentity: Handler<'linkUserIdentity'> = async ({ write, path, body }) => {
  const { provider, user_id, connection_id: connectionId, link_with } = body
  if (link_with !== undefined) throw new ApiError('link_with_unsupported')
  if (provider === undefined || user_id === undefined) {
    const missing = provider === undefined ? 'provider' : 'user_id'
    const message = `Payload validation error: 'Missing required property: ${missing}'.`
    throw new ApiError('invalid_body', { message })
  }
  const prefix = `${provider}|`
  const providerUserId = user_id.startsWith(prefix) ? user_id.slice(prefix.length) : user_id
  const other = { provider, providerUserId, ...(connectionId !== undefined && { connectionId }) }
  return {
    status: 201,
    body: await write((store) => store.userIdentities.link(path.id, other)),
  }
}
