import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'
import { showClient } from './show-client.ts'

export const getClient: Handler<'getClient'> = async ({ tenant, caller, path, query }) => {
  const stored = await tenant.store.clients.get(path.id)
  if (!stored) throw new ApiError('client_not_found')
  const client = await showClient({ caller, tenant }, stored)
  return { status: 200, body: selectFields(query, client, 'signing_keys') }
}
