import { randomInt } from 'node:crypto'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { PhoneMethod } from '../../phone-messages/phone-methods.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The channel of a code, which is stored sealed. */
export type CodeKind = 'SecondFactorEmail' | 'SecondFactorSms'

/**
 * The place of a code for a phone: it is bound to the number, so that the code of one number never
 * proves another.
 */
export const smsPlace = (id: string, number: string) => `${id} ${number}`

/** Messages of one log-in, each with a new code. */
const sentMax = 5

/** Whether a code was sent that can still be used. */
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
  /** How it reaches a phone. */
  readonly method?: PhoneMethod
}

/** How the code was sent that can still be used; undefined without one. */
export async function sentMethodOf(
  { store }: Tenant,
  place: string,
): Promise<PhoneMethod | undefined> {
  const found = await store.oidc.records.find('SecondFactorSms', place)
  if (!isUsable(found)) return undefined
  return found?.payload.method === 'voice' ? 'voice' : 'text'
}

/**
 * Stores a new code, which replaces an earlier one.
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

/** @returns whether `typed` is the code; a right code is consumed */
export async function consumeCode(
  { store }: Tenant,
  kind: CodeKind,
  place: string,
  typed: string,
): Promise<boolean> {
  const { records, open } = store.oidc
  const found = await records.find(kind, place)
  if (!isUsable(found)) return false
  const code = await open({ model: kind, id: place }, String(found?.payload.code))
  if (!isSameSecret(code, typed.replace(/\s/g, ''))) return false
  return records.consume(kind, place)
}

function isUsable(found: { readonly consumed?: number } | undefined): boolean {
  return found !== undefined && found.consumed === undefined
}
