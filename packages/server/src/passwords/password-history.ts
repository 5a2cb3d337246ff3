import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { countedPassword } from './password-length.ts'
import type { Passwords } from './passwords.ts'

type Options = Pick<Schema<'ConnectionOptions'>, 'password_options' | 'password_history'>

/** What the public API remembers if the older option names no size. */
const sizeDefault = 5

/** How many passwords of an account must differ from each other; 0 without a password history. */
export function historySizeOf({ password_options, password_history }: Options): number {
  const { history } = password_options ?? {}
  if (history) return history.active ? (history.size ?? sizeDefault) : 0
  return password_history?.enable ? (password_history.size ?? sizeDefault) : 0
}

interface Place {
  /** Of the tenant. */
  readonly id: string
  readonly passwords: Passwords
  readonly store: {
    readonly users: {
      listHashes(userId: string, connection: string, max: number): Promise<readonly string[]>
    }
  }
}

interface NewPassword {
  readonly userId: string
  readonly connection: { readonly name: string; readonly options: Options }
  readonly password: string
}

/**
 * Refuses a new password that the account has, or had before, as far as its connection remembers
 * them. Verifying takes as long as a log-in for each, so this is no part of a transaction.
 *
 * @throws ApiError `password_reused`, `password_queue_full`
 */
export async function requireUnused(
  { id, passwords, store }: Place,
  { userId, connection: { name, options }, password }: NewPassword,
): Promise<void> {
  const size = historySizeOf(options)
  if (size === 0) return
  const counted = countedPassword(password, options)
  for (const hash of await store.users.listHashes(userId, name, size)) {
    const { matches } = await passwords.verify(id, hash, counted)
    if (matches) throw new ApiError('password_reused')
  }
}
