import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginTransaction } from '../login-transaction.ts'

type Asked = Pick<LoginTransaction, 'client' | 'connection'>

/** The connections that people may log in by, of those that the client has or names. */
export async function waysIn(
  { connections }: Pick<Tenant, 'connections'>,
  { client, connection: name }: Asked,
) {
  const [byPassword, byMail] = await Promise.all(
    (['auth0', 'email'] as const).map((strategy) =>
      connections.findEnabledFor(client.clientId, { strategy, name }),
    ),
  )
  return { byPassword, byMail }
}

/** The last segment of the address of the page that a log-in waits for. */
export async function pageOf(
  tenant: Pick<Tenant, 'connections'>,
  asked: Pick<LoginTransaction, 'step' | 'client' | 'connection' | 'opensSignup'>,
): Promise<string> {
  if (asked.step !== 'login') return asked.step
  const { byPassword, byMail } = await waysIn(tenant, asked)
  if (byMail && !byPassword) return 'email'
  return asked.opensSignup ? 'signup' : 'login'
}
