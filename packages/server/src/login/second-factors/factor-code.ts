import { randomInt } from 'node:crypto'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { PhoneMethod } from '../../phone-messages/phone-methods.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The model under which a code is stored, encrypted, by its channel. */
export type CodeKind = 'SecondFactorEmail' | 'SecondFactorSms'

/**
 * The place of a code for a phone, or for an address that is being enrolled. It contains the
 * recipient, so that the code for one does not prove another.
 */
export const recipientPlace = (id: string, recipient: string) => `${id} ${recipient}`

/** The most codes of one log-in. */
const sentMax = 5

/** Whether there is a code that was sent and can still be used. */
export async function isCodeSent(
  { store }: Tenant,
  kind: CodeKind,
  place: string,
): Promise<boolean> {
  return isUsable(await store.oidc.records.find(kind, place))
}

interface NewCode {
  /** The id of the interaction or MFA token. */
  readonly place: string
  readonly userId: string
  /** How the code is sent to a phone. */
  readonly method?: PhoneMethod
}

/** How the current code was sent to the phone; undefined without one. */
export async function sentMethodOf(
  { store }: Tenant,
  place: string,
): Promise<PhoneMethod | undefined> {
  const found = await store.oidc.records.find('SecondFactorSms', place)
  if (!isUsable(found)) return undefined
  return found?.payload.method === 'voice' ? 'voice' : 'text'
}

/**
 * Generates a code, which replaces the one before.
 *
 * @returns undefined after five codes
 */
export async function newCode(
  { store, guardian }: Tenant,
  kind: CodeKind,
  { place, userId, method }: NewCode,
): Promise<string | undefined> {
  const { records, seal } = store.oidc
  const { otp_length: digits, otp_expiration_time: lifetimeSeconds } =
    kind === 'SecondFactorEmail' ? guardian.email_codes : guardian.phone_codes
  const before = await records.find(kind, place)
  const sent = Number(before?.payload.sent ?? 0)
  if (sent >= sentMax || before?.consumed !== undefined) return undefined
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const payload = { code: await seal({ model: kind, id: place }, code), sent: sent + 1, method }
  await records.keep(kind, place, { payload, accountId: userId, lifetimeSeconds })
  return code
}

/** Where a code is, and the transaction that consumes it. */
interface ConsumedCode {
  readonly tenant: Tenant
  readonly store: Pick<Resources, 'oneTimeRecords'>
  readonly kind: CodeKind
  readonly place: string
}

/**
 * Verifies a code, and consumes it if it is right: all by the connection of the transaction, which
 * could wait in vain for a second one while others wait for it.
 *
 * @returns whether `typed` is the code
 */
export async function consumeCode(
  { tenant, store, kind, place }: ConsumedCode,
  typed: string,
): Promise<boolean> {
  const found = await store.oneTimeRecords.find(kind, place)
  if (!isUsable(found)) return false
  const code = await tenant.store.oidc.open({ model: kind, id: place }, String(found?.payload.code))
  if (!isSameSecret(code, typed.replace(/\s/g, ''))) return false
  return store.oneTimeRecords.consume(kind, place)
}

function isUsable(found: { readonly consumed?: number } | undefined): boolean {
  return found !== undefined && found.consumed === undefined
}
