import { randomBytes } from 'node:crypto'
import type { Tenant } from './tenant.ts'

/** The user who logs in at the tenant. */
export interface User {
  readonly email: string
  readonly password: string
  readonly userId: string
  /** Identifier of the connection that the user belongs to. */
  readonly connectionId: string
}

/**
 * Creates the user for the browser of the suite, in a connection that clients from dynamic
 * registration may use.
 */
export async function prepareUser(tenant: Tenant): Promise<User> {
  const run = randomBytes(4).toString('hex')
  const connection = `conformance-${run}`
  const { id: connectionId } = await tenant.call('POST', 'connections', {
    name: connection,
    strategy: 'auth0',
    is_domain_connection: true,
  })
  const user = {
    email: `conformance-${run}@example.com`,
    password: `Aa1-${randomBytes(18).toString('base64url')}`, // with every kind of character that a policy can require
  }
  const address = { street_address: '1 Long Way', locality: 'Springfield', country: 'US' }
  const { user_id: userId } = await tenant.call('POST', 'users', {
    ...user,
    connection,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    name: 'Ada Lovelace',
    nickname: 'ada',
    user_metadata: { address, birthdate: '1975-12-10', zoneinfo: 'Europe/London', locale: 'en' },
  })
  return { ...user, userId: String(userId), connectionId: String(connectionId) }
}
