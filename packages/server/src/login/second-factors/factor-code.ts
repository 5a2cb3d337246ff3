import { randomInt } from 'node:crypto'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The channel of a code, which is stored sealed. */
export type CodeKind = 'SecondFactorEmail' | 'SecondFactorSms'

/**
 * The place of a code for a phone: it is bound to the number, so that the code of one number never
 * proves another.
 */
export const smsPlace = (id: string, number: string) => `${id} ${number}`

/** How long a code can be used. */
export const codeLifetimeSeconds = 5 * 60
/** Messages of one log-in, each with a new code. */
const sentMax = 5
const digits = 6

/** Whether a code was sent that can still be used. */
export async function isCodeSent(
  { store }: Tenant,
  kind: CodeKind,
  place: string,
): Promise<boolean> {
  return isUsable(await store.oidc.records.find(kind, place))
}

/**
 * Stores a new code, which replaces an earlier one.
 *
 * @param place the id of the interaction or MFA token
 * @returns undefined after five codes
 */
export async function newCode(
  { store }: Tenant,
  kind: CodeKind,
  place: string,
  userId: string,
): Promise<string | undefined> {
  const { records, seal } = store.oidc
  const before = await records.find(kind, place)
  const sent = Number(before?.payload.sent ?? 0)
  if (sent >= sentMax || before?.consumed !== undefined) return undefined
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const payload = { code: await seal({ model: kind, id: place }, code), sent: sent + 1 }
  const lifetimeSeconds = codeLifetimeSeconds
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
