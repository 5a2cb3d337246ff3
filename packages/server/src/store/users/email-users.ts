import type { Connection } from '../connections/connections.ts'
import type { LoginAccount } from '../logs/logins.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { newHexId } from '../rows/ids.ts'
import type { Scope } from '../rows/scope.ts'
import { userRow } from './user-rows.ts'
import { toWire, withIdentities } from './user-wire.ts'

/** The strategy of connections whose users show by a mail who they are, and their provider. */
export const emailProvider = 'email'

type OfConnection = Pick<Connection, 'id' | 'name'>

/** The users of one tenant who log in by mail. */
export interface EmailUsers {
  find(connection: OfConnection, email: string): Promise<LoginAccount | undefined>
  /**
   * Makes the user whose address it has shown itself to be.
   *
   * @throws ApiError `user_exists`
   */
  create(connection: OfConnection, email: string): Promise<LoginAccount>
}

export function emailUsers({ database, tenantId, now, changes }: Scope): EmailUsers {
  const find = async ({ id: connectionId, name }: OfConnection, email: string) => {
    const key = { tenantId, connectionId, email }
    const identity = await database.identity.findUnique({
      where: { tenantId_connectionId_email: key },
      include: { user: true },
    })
    if (!identity) return undefined
    const { userId, provider, providerUserId, user } = identity
    return {
      ...{ userId, provider, providerUserId, connectionId, email, connection: name },
      emailVerified: user.emailVerified,
      isBlocked: user.blocked,
      passwordHash: null,
    }
  }
  return {
    find,
    async create(connection, email) {
      const providerUserId = newHexId()
      const {
        userMetadata: _,
        appMetadata: __,
        ...row
      } = userRow({ email, email_verified: true }, providerUserId, emailProvider)
      const { userId } = row
      const at = now()
      const make = async () => {
        await database.user.create({ data: { tenantId, ...row, createdAt: at, updatedAt: at } })
        const account = { provider: emailProvider, providerUserId, email, createdAt: at }
        const data = { tenantId, userId, connectionId: connection.id, ...account }
        await database.identity.create({ data })
        return database.user.findUniqueOrThrow({
          where: { tenantId_userId: { tenantId, userId } },
          include: withIdentities,
        })
      }
      changes.created('user', toWire(await refusingDuplicates('user_exists', make())))
      const made = await find(connection, email)
      if (!made) throw new Error('The user is gone in the transaction that made it')
      return made
    },
  }
}
