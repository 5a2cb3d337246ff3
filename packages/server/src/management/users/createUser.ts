import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { type Personal, requireStrength } from '../../passwords/password-strength.ts'
import type { Handler } from '../handler.ts'
import { requireIdentifiers } from './require-identifiers.ts'

export const createUser: Handler<'createUser'> = async ({ tenant, write, body }) => {
  const { password, verify_email: _noMailYet, ...user } = body
  const connection = await tenant.store.databaseConnections.get(user.connection)
  requireIdentifiers(user, connection)
  const passwordHash = await newHash(password, user, connection.options)
  return {
    status: 201,
    body: await write((store) =>
      store.users.create({ ...user, ...(passwordHash !== undefined && { passwordHash }) }),
    ),
  }
}

/** Before the transaction: no connection to the database waits for a place to hash. */
async function newHash(
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
  return hashPassword(password)
}
