import type { AccountQuery, ConnectorWith } from '../../connectors/connector.ts'
import type { FoundAccount } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** An account with the connector that verifies its password. */
export interface PasswordAccount {
  readonly account: FoundAccount
  readonly connector: ConnectorWith<'password'>
}

/** The account with an identifier; if several connectors have one, that of the first. */
export async function findPasswordAccount(
  { connectors, store }: Pick<Tenant, 'connectors' | 'store'>,
  query: AccountQuery,
): Promise<PasswordAccount | undefined> {
  for (const connector of connectors.listWith('password')) {
    const account = await connector.password.findAccount(store, query)
    if (account) return { account, connector }
  }
  return undefined
}
