import { randomBytes } from 'node:crypto'
import { messageLifetimeMs, type NameId } from '@latchkey/saml'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { RequestedLogin } from './requested-login.ts'

/** A log-in that is shown pages. */
export interface KeptLogin {
  readonly asked: RequestedLogin
  readonly step: 'login' | 'mfa'
  /** Who is logged in already, where only a second factor is missing. */
  readonly session?: { readonly userId: string; readonly amr: readonly string[] } | undefined
}

/** A `LogoutRequest` that was verified. */
export interface AskedLogout {
  readonly clientId: string
  readonly requestId: string
  readonly relayState?: string | undefined
  readonly nameId: NameId
  readonly sessionIndexes: readonly string[]
}

/** A client of a session that is over, which has yet to be asked to end its part. */
export interface Participant {
  readonly clientId: string
  readonly nameId: NameId
  readonly sessionIndex: string
}

/** A log-out on its way from one service provider to the next. */
export interface LogoutRound {
  /** Who asked, and waits for a `LogoutResponse`. */
  readonly initiator?: Pick<AskedLogout, 'clientId' | 'requestId' | 'relayState'> | undefined
  /** Where the browser goes at the end, if no service provider asked. */
  readonly next?: string | undefined
  readonly waiting: readonly Participant[]
  /** The participant that was asked last. */
  readonly asked?: { readonly clientId: string; readonly requestId: string } | undefined
  /** Whether one of them has failed. */
  readonly isPartial: boolean
}

interface Kept {
  /** A request that came by a form. */
  readonly SamlRequest: KeptLogin
  readonly SamlLogin: KeptLogin
  readonly SamlLogoutRequest: AskedLogout
  readonly SamlLogout: LogoutRound
}

type Model = keyof Kept

const minuteMs = 60 * 1000
const lifetimesMs: Readonly<Record<Model, number>> = {
  SamlRequest: 5 * minuteMs,
  SamlLogin: 60 * minuteMs,
  SamlLogoutRequest: 5 * minuteMs,
  SamlLogout: 10 * minuteMs,
}

const nobody = {
  grantId: undefined,
  userCode: undefined,
  uid: undefined,
  accountId: undefined,
  clientId: undefined,
}

/** @returns what the record is found by, of which only the hash is stored */
export async function keepRecord<Name extends Model>(
  { store }: Tenant,
  model: Name,
  payload: Kept[Name],
): Promise<string> {
  const { records, now } = store.oidc
  const id = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now().getTime() + lifetimesMs[model])
  await records.upsert(model, id, { payload: { ...payload }, ...nobody, expiresAt })
  return id
}

export async function findRecord<Name extends Model>(
  { store }: Tenant,
  model: Name,
  id: string,
): Promise<Kept[Name] | undefined> {
  const found = await store.oidc.records.find(model, id)
  return found && found.consumed === undefined
    ? (found.payload as unknown as Kept[Name])
    : undefined
}

/** Of all who use a record up at one time, one is told that it did. */
export const useRecordUp = ({ store }: Tenant, model: Model, id: string): Promise<boolean> =>
  store.oidc.records.consume(model, id)

/** Finds a record and uses it up; undefined for one that there is not, or no longer. */
export async function takeRecord<Name extends Model>(
  tenant: Tenant,
  model: Name,
  id: string,
): Promise<Kept[Name] | undefined> {
  const found = await findRecord(tenant, model, id)
  return found && (await useRecordUp(tenant, model, id)) ? found : undefined
}

/**
 * Notes that a message is used up, for all processes and for longer than it is valid.
 *
 * @returns false where it was before
 */
export async function useMessageUp(
  { store }: Tenant,
  { issuer, id }: { readonly issuer: string; readonly id: string },
): Promise<boolean> {
  const { records, now } = store.oidc
  const rememberedMs = lifetimesMs.SamlLogin + 2 * messageLifetimeMs
  const expiresAt = new Date(now().getTime() + rememberedMs)
  return records.insert('SamlMessage', `${issuer} ${id}`, { payload: {}, ...nobody, expiresAt })
}
