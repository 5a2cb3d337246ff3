import type { Connector } from '../../connectors/connector.ts'
import { networkOf } from '../../peers/address.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { AddressGuard } from '../guards/guards.ts'

interface Place {
  readonly connection: Pick<Connection, 'options'>
  readonly connector: Connector
}

/** Whether a connection creates accounts at sign-up and first log-in. */
export const allowsSignUp = ({ connection, connector }: Place): boolean =>
  connector.signUp?.isEnabled(connection.options) ?? false

/**
 * Counts a sign-up of an IP address. Every attempt counts, so that counting does not reveal
 * existing accounts.
 *
 * @returns false, after logging it, if the address has no sign-ups left
 */
export async function countSignUp(
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
