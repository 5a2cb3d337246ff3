import type { Schema } from '@latchkey/contract'
import { requireDatabaseConnection } from '../../connectors/database-connection.ts'
import { ApiError } from '../../errors.ts'
import { type Personal, requireStrength } from '../../passwords/password-strength.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Handler } from '../handler.ts'
import { writeVerifying } from './verification.ts'

export const createUser: Handler<'createUser'> = async (call) => {
  const { tenant, body } = call
  const { password, verify_email: isRequested = false, ...user } = body
  const { connection, connector } = await requireDatabaseConnection(
    tenant.connectors,
    tenant.store,
    user.connection,
  )
  const accepted = connector.provisioning.acceptUser(user, connection)
  const passwordHash = await newHash(tenant, password, accepted, connection.options)
  return {
    status: 201,
    body: await writeVerifying(call, { isRequested }, ({ users }) =>
      users.create({ ...accepted, ...(passwordHash !== undefined && { passwordHash }) }),
    ),
  }
}

/** Hashes the password before the transaction, so that the transaction does not wait for it. */
async function newHash(
  { id, passwords }: Tenant,
  password: string | undefined,
  user: Personal,
  options: Schema<'ConnectionOptions'>,
): Promise<string | undefined> {
  if (password === undefined) {
    if (options.authentication_methods?.password?.api_behavior === 'optional') return undefined
    const message = "Payload validation error: 'Missing required property: password'."
    throw new ApiError('invalid_body', { message })
  }
  requireStrength(password, options, user)
  return passwords.hash(id, password)
}
