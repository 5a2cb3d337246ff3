import { randomBytes } from 'node:crypto'
import { messageLifetimeMs, type NameId } from '@latchkey/saml'
import { noLinks } from '../store/oidc/oidc-statements.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { RequestedLogin } from './requested-login.ts'

/** A log-in during its pages. */
export interface StoredLogin {
  readonly requested: RequestedLogin
  readonly step: 'login' | 'mfa'
  /** The user who is already logged in, where only a second factor is missing. */
  readonly session?: { readonly userId: string; readonly amr: readonly string[] } | undefined
}

/** A verified `LogoutRequest`. */
export interface RequestedLogout {
  readonly clientId: string
  readonly requestId: string
  readonly relayState?: string | undefined
  readonly nameId: NameId
  readonly sessionIndexes: readonly string[]
}

/** A client of the ended session that has not been requested to log out yet. */
export interface Participant {
  readonly clientId: string
  readonly nameId: NameId
  readonly sessionIndex: string
}

/** A log-out that redirects the browser from one service provider to the next. */
export interface LogoutRound {
  /** The service provider that requested the log-out, and waits for a `LogoutResponse`. */
  readonly initiator?: Pick<RequestedLogout, 'clientId' | 'requestId' | 'relayState'> | undefined
  /** The URL at the end, if no service provider requested the log-out. */
  readonly next?: string | undefined
  readonly waiting: readonly Participant[]
  /** The participant that was requested last. */
  readonly current?: { readonly clientId: string; readonly requestId: string } | undefined
  /** Whether a participant has failed. */
  readonly isPartial: boolean
}

interface Kept {
  /** A request that was received by a form. */
  readonly SamlRequest: StoredLogin
  readonly SamlLogin: StoredLogin
  readonly SamlLogoutRequest: RequestedLogout
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

/** @returns the id of the record, of which only the hash is stored */
export async function storeRecord<Name extends Model>(
  { store }: Tenant,
  model: Name,
  payload: Kept[Name],
): Promise<string> {
  const { records, now } = store.oidc
  const id = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now().getTime() + lifetimesMs[model])
  await records.upsert(model, id, { payload: { ...payload }, ...noLinks, expiresAt })
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

/** Consumes a record. Of concurrent calls, one gets true. */
export const consumeRecord = ({ store }: Tenant, model: Model, id: string): Promise<boolean> =>
  store.oidc.records.consume(model, id)

/** Finds and consumes a record; undefined for an unknown, expired or consumed one. */
export async function findAndConsumeRecord<Name extends Model>(
  tenant: Tenant,
  model: Name,
  id: string,
): Promise<Kept[Name] | undefined> {
  const found = await findRecord(tenant, model, id)
  return found && (await consumeRecord(tenant, model, id)) ? found : undefined
}

/**
 * Marks a message as used, for all processes and beyond its validity.
 *
 * @returns false for a replay
 */
export async function markMessageUsed(
  { store }: Tenant,
  { issuer, id }: { readonly issuer: string; readonly id: string },
): Promise<boolean> {
  const { records, now } = store.oidc
  const rememberedMs = lifetimesMs.SamlLogin + 2 * messageLifetimeMs
  const expiresAt = new Date(now().getTime() + rememberedMs)
  return records.insert('SamlMessage', `${issuer} ${id}`, { payload: {}, ...noLinks, expiresAt })
}
