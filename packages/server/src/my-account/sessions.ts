import type { AuthenticationSchema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { type AccountCall, type ServingAccount, writeOf } from './account-call.ts'
import { clientNames } from './client-names.ts'

/** The most sessions that a response lists. */
const sessionsMax = 100

/** The browsers in which the user is logged in. */
export const sessions: ServingAccount<'listMySessions' | 'deleteMySession'> = {
  async listMySessions(call) {
    return { status: 200, body: { sessions: await listSessions(call) } }
  },
  async deleteMySession(call) {
    const { userId, path } = call
    const id = path.session_id ?? ''
    const isEnded = await writeOf(call, async ({ sessions: all, refreshTokens }) => {
      const session = await all.get(id)
      if (session?.user_id !== userId) return false
      await refreshTokens.revoke({ userId, sessionId: id })
      return all.end(id)
    })
    if (!isEnded) throw new ApiError('session_not_found')
    return { status: 204 }
  },
}

/** The sessions of the user, at most 100, with the names of their applications. */
export async function listSessions(
  call: Pick<AccountCall, 'tenant' | 'userId'>,
): Promise<AuthenticationSchema<'MySession'>[]> {
  const { tenant, userId } = call
  const { items } = await tenant.store.sessions.listOfUser(userId, { take: sessionsMax })
  const nameOf = await clientNames(
    tenant,
    items.flatMap(({ clients }) => clients.map(({ client_id }) => client_id)),
  )
  return items.map(({ id, created_at, last_interacted_at, expires_at, device, clients }) => ({
    id,
    created_at,
    last_interacted_at,
    expires_at,
    device: {
      ...(device.initial_user_agent && { initial_user_agent: device.initial_user_agent }),
      ...(device.initial_ip && { initial_ip: device.initial_ip }),
      ...(device.last_user_agent && { last_user_agent: device.last_user_agent }),
      ...(device.last_ip && { last_ip: device.last_ip }),
    },
    clients: clients.map(({ client_id }) => ({ client_id, name: nameOf(client_id) })),
  }))
}
