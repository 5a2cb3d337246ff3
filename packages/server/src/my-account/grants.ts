import type { AuthenticationSchema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { type AccountCall, type ServingAccount, writeOf } from './account-call.ts'
import { clientNames } from './client-names.ts'

/** The most grants that a response lists. */
const grantsMax = 100

/** The applications that may act for the user. */
export const grants: ServingAccount<'listMyGrants' | 'deleteMyGrant'> = {
  async listMyGrants(call) {
    return { status: 200, body: { grants: await listGrants(call) } }
  },
  async deleteMyGrant(call) {
    const id = call.path.grant_id ?? ''
    const isDeleted = await writeOf(call, (store) => store.grants.delete(id, call.userId))
    if (!isDeleted) throw new ApiError('own_grant_not_found')
    return { status: 204 }
  },
}

/** The grants of the user, at most 100, with the names of their applications. */
export async function listGrants(
  call: Pick<AccountCall, 'tenant' | 'userId'>,
): Promise<AuthenticationSchema<'MyGrant'>[]> {
  const { tenant, userId: user_id } = call
  const { items: read } = await tenant.store.grants.list({ user_id, per_page: grantsMax })
  const nameOf = await clientNames(
    tenant,
    read.map(({ clientID = '' }) => clientID),
  )
  return read.map(({ id = '', clientID: client_id = '', audience = '', scope = [] }) => ({
    id,
    client_id,
    client_name: nameOf(client_id),
    audience,
    scope: [...scope],
  }))
}
