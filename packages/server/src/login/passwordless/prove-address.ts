import type { ConnectionWith } from '../../connectors/connector.ts'
import { networkOf } from '../../peers/address.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { LoginCodeKey } from '../../store/mail/login-codes.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { guardsOf } from '../guards/guards.ts'
import type { Refused } from '../log-in/password-attempt.ts'

/** Why a code is refused; all are reasons for passwords too. */
export type CodeRefused = Exclude<Refused, 'password-leaked' | 'too-many-log-ins'>
export interface Refusal {
  readonly refused: CodeRefused
}

/** An attempt to prove an address by what was sent to it. */
export interface AddressProof {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  /** The connection that sent the code. */
  readonly way: Pick<ConnectionWith, 'connection'>
  /** Normalized. */
  readonly address: string
  readonly now: () => Date
}

const author = { description: 'Log in by a code' }
/** The most wrong codes for one recipient from one IP address, before it is blocked. */
const wrongCodesMax = 20
const windowMs = 24 * 60 * 60 * 1000

/** Runs `work`, unless the recipient is blocked for the IP address; a refusal is logged. */
export async function unlessBlocked<Outcome>(
  { tenant, origin, way, address }: AddressProof,
  work: (store: Resources) => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  const ip = networkOf(origin.ip ?? '')
  const guarded = {
    identifier: address,
    ip,
    connection: way.connection.name,
    blockedByAccount: true,
    blockedByAddress: guardsOf(tenant, origin.ip ?? '').login?.blocks ?? false,
  }
  const isBlocked = await tenant.store.logins.isBlocked(guarded)
  return tenant.store.writeLogIn<Outcome | Refusal>(author, async (store) => {
    if (!isBlocked) return work(store)
    await store.failedLogins.add('f', address, origin)
    return { refused: 'too-many-attempts' }
  })
}

/** Whom the code is for. */
export const keyOf = ({ origin, way, address }: AddressProof): LoginCodeKey => ({
  clientId: origin.clientId,
  connectionId: way.connection.id,
  address,
})

/** What the wrong codes of an address are counted by. */
export const subjectOf = ({ address, origin }: AddressProof) =>
  `code ${address} ${networkOf(origin.ip ?? '')}`

/** Counts and logs a wrong code; after too many, the recipient is blocked for the IP address. */
export async function refuseCode(
  store: Resources,
  proof: AddressProof,
  type: 'fp' | 'fs' = 'fp',
): Promise<Refusal> {
  const { origin, address, way, now } = proof
  await store.failedLogins.add(type, address, origin)
  const failures = await store.attempts.countInRow(subjectOf(proof), windowMs)
  if (failures >= wrongCodesMax) {
    const expiresAt = new Date(now().getTime() + windowMs)
    const ip = origin.ip === undefined ? {} : { ip: networkOf(origin.ip) }
    const block = { identifier: address, ...ip, connection: way.connection.name, expiresAt }
    await store.userBlocks.block(block)
    await store.failedLogins.add('limit_wc', address, origin)
  }
  return { refused: 'wrong-credentials' }
}
