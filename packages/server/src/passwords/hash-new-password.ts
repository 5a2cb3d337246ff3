import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { countedPassword } from './password-length.ts'
import { type Personal, requireStrength } from './password-strength.ts'
import type { Passwords } from './passwords.ts'

/**
 * Hashes the password of a new user, before the transaction, so that the transaction does not wait
 * for it.
 *
 * @returns undefined for a user without a password, which the connection may permit
 * @throws ApiError `invalid_body`, and those of `requireStrength`
 */
export async function hashNewPassword(
  { id, passwords }: { readonly id: string; readonly passwords: Pick<Passwords, 'hash'> },
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
  return passwords.hash(id, countedPassword(password, options))
}
