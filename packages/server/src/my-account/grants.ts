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
    const isOwn = (await readGrants(call)).some((each) => each.id === id)
    if (!isOwn) throw new ApiError('own_grant_not_found')
    await writeOf(call, (store) => store.grants.delete(id))
    return { status: 204 }
  },
}

async function readGrants({ tenant, userId }: Pick<AccountCall, 'tenant' | 'userId'>) {
  const query = { user_id: userId, per_page: grantsMax }
  return (await tenant.store.grants.list(query)).items
}

/** The grants of the user, at most 100, with the names of their applications. */
export async function listGrants(
  call: Pick<AccountCall, 'tenant' | 'userId'>,
): Promise<AuthenticationSchema<'MyGrant'>[]> {
  const { tenant } = call
  const read = await readGrants(call)
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
