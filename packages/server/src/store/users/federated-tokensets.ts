import { createHash } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { connections } from '../connections/connections.ts'
import { lockRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { connectedAccounts } from './connected-accounts.ts'
import { type AccountTokens, listTokensOfUser, nameOf, replaceTokens } from './identity-tokens.ts'

type Tokenset = Schema<'FederatedTokenset'>

/** The tokens of identity providers that applications can get for users. */
export interface FederatedTokensets {
  /** The token sets of connected accounts, then those of log-ins. */
  listOfUser(userId: string): Promise<Tokenset[]>
  /** Deleting an unknown token set is no error. */
  delete(userId: string, id: string): Promise<void>
}

export function federatedTokensets(scope: Scope): FederatedTokensets {
  const accounts = connectedAccounts(scope)
  const ofLogins = async (userId: string) => {
    const found = await listTokensOfUser(scope, userId)
    const named = await Promise.all(
      found.map(async (each) => {
        const connection = await connections(scope).get(each.connectionId)
        const isShared = connection?.options.federated_connections_access_tokens?.active
        return isShared ? { ...each, tokenset: ofLogin(each, connection.name) } : []
      }),
    )
    return named.flat()
  }
  return {
    async listOfUser(userId) {
      const [connected, logins] = await Promise.all([
        accounts.listTokensets(userId),
        ofLogins(userId),
      ])
      return [...connected, ...logins.map(({ tokenset }) => tokenset)]
    },
    async delete(userId, id) {
      await lockRow(scope, 'users', { user_id: userId })
      const connected = await accounts.listTokensets(userId)
      const account = connected.find((each) => each.id === id)
      if (account) {
        await accounts.delete(userId, id)
        scope.changes.deleted('federated_tokenset', account)
        return
      }
      const login = (await ofLogins(userId)).find(({ tokenset }) => tokenset.id === id)
      if (!login) return
      await replaceTokens(scope, login.account, {})
      scope.changes.deleted('federated_tokenset', login.tokenset)
    },
  }
}

/** An identity has no id, so that of its token set is derived from its name. */
const idOf = (name: string) =>
  `fts_${createHash('sha256').update(name).digest('base64url').slice(0, 22)}`

const ofLogin = ({ account, receivedAt, expiresAt }: AccountTokens, connection: string) => ({
  id: idOf(nameOf(account)),
  connection,
  ...(receivedAt && { issued_at: receivedAt.toISOString() }),
  ...(expiresAt && { expires_at: expiresAt.toISOString() }),
})
