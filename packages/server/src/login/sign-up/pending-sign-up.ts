import type { AddressKind } from '../../identifiers/sign-up-identifiers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import type { PreparedSignUp } from './sign-up.ts'

/** A sign-up that waits until the user has verified its addresses. It is stored sealed. */
export interface PendingSignUp extends PreparedSignUp {
  readonly connectionId: string
  readonly verified: readonly AddressKind[]
  /** What is to be verified, in this order. */
  readonly due: readonly [AddressKind, ...AddressKind[]]
}

const model = 'PendingSignUp'
const lifetimeSeconds = 60 * 60

type Place = Pick<LoginTransaction, 'id'>

/** Stores the sign-up of a log-in in place of an earlier one. */
export async function storePendingSignUp(
  { store: { oidc } }: Tenant,
  { id }: Place,
  pending: PendingSignUp,
): Promise<void> {
  const payload = { sealed: await oidc.seal({ model, id }, JSON.stringify(pending)) }
  // If an earlier one was consumed, `keep` would leave it consumed.
  await oidc.records.destroy(model, id)
  await oidc.records.keep(model, id, { payload, accountId: '', lifetimeSeconds })
}

export async function findPendingSignUp(
  { store: { oidc } }: Tenant,
  { id }: Place,
): Promise<PendingSignUp | undefined> {
  const found = await oidc.records.find(model, id)
  if (!found || found.consumed !== undefined) return undefined
  if (typeof found.payload.sealed !== 'string') return undefined
  return JSON.parse(await oidc.open({ model, id }, found.payload.sealed))
}

/** Consumes the sign-up of a log-in. Of concurrent calls, one resolves to true. */
export const consumePendingSignUp = ({ store }: Tenant, { id }: Place): Promise<boolean> =>
  store.oidc.records.consume(model, id)
