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
 * @returns whether the address had sign-ups left
 */
export async function takeSignUp(
  { attempts }: Pick<Resources, 'attempts'>,
  { bucket }: AddressGuard,
  { ip = '' }: LoginOrigin,
): Promise<boolean> {
  return (await attempts.take(`sign-up ${networkOf(ip)}`, bucket)) <= bucket.attemptsMax
}

/**
 * Counts a sign-up where an IP address without sign-ups is blocked.
 *
 * @returns false, after logging it, if the address has no sign-ups left
 */
export async function countSignUp(
  store: Pick<Resources, 'attempts' | 'failedLogins'>,
  guard: AddressGuard | undefined,
  origin: LoginOrigin,
): Promise<boolean> {
  if (!guard?.blocks || (await takeSignUp(store, guard, origin))) return true
  await store.failedLogins.add('fs', '', origin)
  return false
}
