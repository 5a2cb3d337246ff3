import { type Registration, runPreRegistration } from '../../actions/registrations.ts'
import { isBound } from '../../actions/run-trigger.ts'
import type { MetadataChange } from '../../actions/user-metadata.ts'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { Mailer } from '../../mail/mail.ts'
import { afterRegistration } from '../sign-up/after-registration.ts'
import type { AddressProof } from './prove-address.ts'

type Attempt = AddressProof & { readonly way: ConnectionWith<'code'> }

const author = { description: 'Log in by a code' }

/**
 * Runs the actions before a sign-up by a code, outside of the transaction that creates the account.
 *
 * @returns undefined for an account that exists, and without such actions
 * @throws ApiError `signup_denied`
 */
export async function registerByCode(attempt: Attempt): Promise<MetadataChange | undefined> {
  const { tenant, way, address } = attempt
  if (!isBound(tenant, 'pre-user-registration')) return undefined
  const { connector, connection } = way
  const known = await tenant.store.writeLogIn(author, (store) =>
    connector.code.findAccount(store, connection, address),
  )
  return known ? undefined : runPreRegistration(registrationOf(attempt))
}

/** Stores the metadata that actions set for a new user. */
export async function keepMetadata(
  { tenant }: Pick<Attempt, 'tenant'>,
  userId: string,
  change: MetadataChange = {},
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tenant.store.writeLogIn(author, ({ users }) => users.update(userId, change))
}

/** Runs the actions after a sign-up by a code, in the background. */
export async function registeredByCode(
  attempt: Attempt & { readonly mailer: Pick<Mailer, 'laterByCode'> },
  userId: string,
): Promise<void> {
  const { tenant, mailer } = attempt
  if (!isBound(tenant, 'post-user-registration')) return
  const user = await tenant.store.users.get(userId)
  if (user) afterRegistration({ ...registrationOf(attempt), user }, mailer)
}

function registrationOf({ tenant, origin, way, address }: Attempt): Registration {
  const { connector, connection } = way
  const isPhone = connector.code.channel === 'sms'
  return {
    tenant,
    origin,
    connection,
    user: isPhone ? { phone_number: address } : { email: address },
  }
}
