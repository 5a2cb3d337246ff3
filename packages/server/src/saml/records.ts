import { randomBytes } from 'node:crypto'
import { messageLifetimeMs, type NameId } from '@latchkey/saml'
import type { Authentication } from '../login/authentication.ts'
import { type NewRecord, noLinks } from '../store/oidc/oidc-statements.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { RequestedLogin } from './requested-login.ts'

/** A log-in, while the browser is on the log-in pages. */
export interface StoredLogin {
  readonly requested: RequestedLogin
  readonly step: 'login' | 'mfa' | 'actions'
  /** The user who is logged in already, if only a second factor or a redirect is missing. */
  readonly session?: WaitingSession | undefined
}

type WaitingSession = Pick<Authentication, 'userId' | 'sessionId' | 'amr' | 'actions' | 'dueEntry'>

/** A verified `LogoutRequest`. */
export interface RequestedLogout {
  readonly clientId: string
  readonly requestId: string
  readonly relayState?: string | undefined
  readonly nameId: NameId
  readonly sessionIndexes: readonly string[]
}

/** A client of the ended session that has not received a `LogoutRequest` yet. */
export interface Participant {
  readonly clientId: string
  readonly nameId: NameId
  readonly sessionIndex: string
}

/** A log-out that redirects the browser from one service provider to the next. */
export interface LogoutRound {
  /**
   * The service provider that requested the log-out, and receives a `LogoutResponse` at the end.
   */
  readonly initiator?: Pick<RequestedLogout, 'clientId' | 'requestId' | 'relayState'> | undefined
  /** The URL to end at, if no service provider requested the log-out. */
  readonly next?: string | undefined
  readonly waiting: readonly Participant[]
  /** The participant that received a `LogoutRequest` last. */
  readonly current?: { readonly clientId: string; readonly requestId: string } | undefined
  /** Whether a participant could not be logged out. */
  readonly isPartial: boolean
}

/** How a log-in ended, until the browser gets the response for the service provider. */
export type LoginResult = { readonly requested: RequestedLogin } & (
  | { readonly authentication: Authentication }
  | {
      readonly refusal: string
      readonly logged?: string | undefined
      readonly executions?: readonly string[] | undefined
    }
)

interface Kept {
  /** A request that was received by HTTP-POST. */
  readonly SamlRequest: StoredLogin
  readonly SamlLogin: StoredLogin
  /** By the id of the log-in that has ended. */
  readonly SamlLoginResult: LoginResult
  readonly SamlLogoutRequest: RequestedLogout
  readonly SamlLogout: LogoutRound
}

type Model = keyof Kept

const minuteMs = 60 * 1000
const lifetimesMs: Readonly<Record<Model, number>> = {
  SamlRequest: 5 * minuteMs,
  SamlLogin: 60 * minuteMs,
  SamlLoginResult: minuteMs,
  SamlLogoutRequest: 5 * minuteMs,
  SamlLogout: 10 * minuteMs,
}

/**
 * Stores a record under the hash of a random id.
 *
 * @returns the id
 */
export async function storeRecord<Name extends Model>(
  tenant: Tenant,
  model: Name,
  payload: Kept[Name],
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await put(tenant, model, id, payload)
  return id
}

/** Stores how a log-in ended; it is not found after the access of the user has ended. */
export function storeResult(tenant: Tenant, loginId: string, result: LoginResult): Promise<void> {
  const { userId: accountId, accessEpoch } =
    'authentication' in result ? result.authentication : { userId: undefined }
  return put(tenant, 'SamlLoginResult', loginId, result, { ...noLinks, accountId, accessEpoch })
}

async function put<Name extends Model>(
  { store }: Tenant,
  model: Name,
  id: string,
  payload: Kept[Name],
  links: Omit<NewRecord, 'payload' | 'expiresAt'> = noLinks,
): Promise<void> {
  const { records, now } = store.oidc
  const expiresAt = new Date(now().getTime() + lifetimesMs[model])
  await records.upsert(model, id, { payload: { ...payload }, ...links, expiresAt })
}

/** A record, and whether it is consumed. */
interface Stored<Payload> {
  readonly payload: Payload
  readonly isConsumed: boolean
}

/** Finds a record that has not expired. */
export async function findStored<Name extends Model>(
  { store }: Tenant,
  model: Name,
  id: string,
): Promise<Stored<Kept[Name]> | undefined> {
  const found = await store.oidc.records.find(model, id)
  if (!found) return undefined
  return {
    payload: found.payload as unknown as Kept[Name],
    isConsumed: found.consumed !== undefined,
  }
}

/** Finds a record that is neither expired nor consumed. */
export async function findRecord<Name extends Model>(
  tenant: Tenant,
  model: Name,
  id: string,
): Promise<Kept[Name] | undefined> {
  const found = await findStored(tenant, model, id)
  return found?.isConsumed === false ? found.payload : undefined
}

/** Consumes a record. Of concurrent calls, one resolves to true. */
export const consumeRecord = ({ store }: Tenant, model: Model, id: string): Promise<boolean> =>
  store.oidc.records.consume(model, id)

/** Finds and consumes a record; undefined if it is unknown, expired or consumed. */
export async function findAndConsumeRecord<Name extends Model>(
  tenant: Tenant,
  model: Name,
  id: string,
): Promise<Kept[Name] | undefined> {
  const found = await findRecord(tenant, model, id)
  return found && (await consumeRecord(tenant, model, id)) ? found : undefined
}

/**
 * Marks a message as used, for all processes and for longer than the message is valid.
 *
 * @returns false for a replayed message
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
