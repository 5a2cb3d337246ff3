import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import { verifiedAtSignUp } from '../../identifiers/sign-up-identifiers.ts'
import { requireReachable } from '../../phone-messages/require-reachable.ts'
import type { OpenLogin } from '../serve-login.ts'
import { type PendingSignUp, storePendingSignUp } from './pending-sign-up.ts'
import { identifiersOf, noteTaken, type PreparedSignUp, type SignUp } from './sign-up.ts'
import { sendSignUpCode } from './sign-up-code.ts'

/** The addresses that the user has to verify before the account is created. */
export function dueAddresses(
  { way, isInvited = false }: Pick<SignUp, 'way' | 'isInvited'>,
  { user }: PreparedSignUp,
): PendingSignUp['due'] | undefined {
  const [first, ...others] = verifiedAtSignUp(way.connection.options).filter(
    (kind) => user[kind] && !(isInvited && kind === 'email'),
  )
  return first && [first, ...others]
}

/**
 * Keeps a prepared sign-up until its addresses are verified, and sends the code for the first one.
 *
 * @throws ApiError `user_exists` for another identifier that is taken, and those of the code
 */
export async function beginCodes(
  { tenant }: Request,
  transaction: OpenLogin,
  sign: SignUp,
  prepared: PreparedSignUp,
  { due, now }: { readonly due: PendingSignUp['due']; readonly now: () => Date },
): Promise<void> {
  const { user } = prepared
  const connectionId = sign.way.connection.id
  const author = { description: 'Sign up', clientId: sign.origin.clientId }
  const taken = await tenant.store.write(author, ({ users }) =>
    users.findTaken(connectionId, identifiersOf(user)),
  )
  const verifiable = due.map((kind) => user[kind])
  if (taken.some((each) => !verifiable.includes(each))) {
    noteTaken(sign, user, taken)
    throw new ApiError('user_exists')
  }
  if (due.includes('phone_number') && user.phone_number) {
    await requireReachable(tenant, user.phone_number)
    await transaction.phones.open(tenant, sign.way.connection)
  }
  await storePendingSignUp(tenant, transaction, { ...prepared, connectionId, verified: [], due })
  const { id, phones } = transaction
  await sendSignUpCode({ id, phones, now, sign, user, kind: due[0] })
}
