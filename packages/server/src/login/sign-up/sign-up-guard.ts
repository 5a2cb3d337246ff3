import type { Connector } from '../../connectors/connector.ts'
import { networkOf } from '../../peers/address.ts'
import type { Connection } from '../../store/connections/connections.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { AddressGuard } from '../guards/guards.ts'

interface Place {
  readonly connection: Pick<Connection, 'options'>
  readonly connector: Connector
}

/** Whether people get an account at a connection when they log in for the first time. */
export const takesSignUps = ({ connection, connector }: Place): boolean =>
  connector.signUp?.isEnabled(connection.options) ?? false

/**
 * Counts a sign-up for the network address that it comes from. Every attempt counts, so that nobody
 * learns by trying who has an account.
 *
 * @returns false, and the tenant's log says so, where the address has none left
 */
export async function takeSignUp(
  { attempts, failedLogins }: Pick<Resources, 'attempts' | 'failedLogins'>,
  guard: AddressGuard | undefined,
  origin: LoginOrigin,
): Promise<boolean> {
  if (!guard?.blocks) return true
  const count = await attempts.take(`sign-up ${networkOf(origin.ip ?? '')}`, guard.bucket)
  if (count <= guard.bucket.attemptsMax) return true
  await failedLogins.add('fs', '', origin)
  return false
}
