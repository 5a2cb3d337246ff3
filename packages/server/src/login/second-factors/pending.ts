import type { LoginAccount } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Actor } from '../../tenancy/verify-access-token.ts'
import type { Authentication } from '../authentication.ts'
import type { StoredForm } from '../forms/stored-form.ts'
import type { WebauthnFactor } from './webauthn-rules.ts'

/** What a client may do on behalf of a user. */
export interface Delegation {
  /** The clients that act for the user (RFC 8693, section 4.1). */
  readonly act?: Actor
}

/**
 * A user whose first factor was verified, while a second factor is required. It is stored by the
 * server, and deleted together with the sessions of the user.
 */
export interface Pending extends Authentication {
  readonly clientId: string
  /** The account that logs in; absent for a user who is already logged in. */
  readonly account?: Omit<LoginAccount, 'passwordHash'>
  /** The verified second factor; the new recovery code may not be confirmed yet. */
  readonly proved?: 'otp' | 'recovery-code' | 'email' | 'sms' | 'voice' | 'duo' | WebauthnFactor
  /** Whether the user has enrolled it in this log-in. */
  readonly isNew?: true
  /** The methods of a verified security key or device (RFC 8176). */
  readonly credentialAmr?: readonly string[]
  /** The recovery code on the page; it is stored sealed. */
  readonly recoveryCode?: string
  /** The phone number that the user is enrolling. */
  readonly phone?: string
  /** The e-mail address that the user is enrolling. */
  readonly email?: string
  /** The `oob_code` of the challenge by e-mail, text message or call. */
  readonly oobCode?: string
  readonly oobChannel?: 'email' | 'sms' | 'voice'
  readonly remember?: boolean
  /**
   * Whether a user without a second factor has to prove the e-mail address before enrolling the one
   * that every log-in requires.
   */
  readonly isDoubtful?: true
  /** Whether the user proved a second factor before, and may have several. */
  readonly addsFactor?: boolean
  /** When the access token expires by which the user enrolls a factor, in seconds since 1970. */
  readonly accessEndsAt?: number
  /** The hash of the cookie of the browser that has the ticket. */
  readonly browser?: string
  /** When it expires, in seconds since 1970. Storing it again does not change it. */
  readonly endsAt?: number
  /** Set if a token names the user, who is not present. */
  readonly delegation?: Delegation
  /** The form that the user fills in; absent before its first page. It is stored sealed. */
  readonly form?: StoredForm
  /** The parameters of the token request. */
  readonly request?: Readonly<Record<string, string>>
}

/**
 * How a pending log-in continues: by the cookie of an interaction, by an `mfa_token`, by a link, or
 * by a ticket, before it is decided whether a second factor is required. A `PasskeyOffer` follows a
 * log-in whose factors were all verified.
 */
export type PendingKind =
  | 'PendingLogin'
  | 'MfaToken'
  | 'EnrollmentTicket'
  | 'LoginTicket'
  | 'PasskeyOffer'
  | 'ActionRedirect'
  | 'ActionForm'

/** What a new secret of an authenticator app is offered to: a log-in, or a logged-in user. */
export type OfferKind = PendingKind | 'AccountEnrollment'

const lifetimeSeconds = 10 * 60

/** A pending log-in as it is stored: its secrets are sealed. */
type StoredPending = Omit<Pending, 'form'> & {
  readonly form?: string
  /** The turn of the form. */
  readonly turn?: string
}

const turnOf = ({ form }: Pick<Pending, 'form'>) => form && String(form.turn)

/** Finds an unexpired pending log-in that was not completed. */
export async function findPending(
  { store }: Tenant,
  kind: PendingKind,
  id: string,
): Promise<Pending | undefined> {
  const { oidc } = store
  const found = await oidc.records.find(kind, id)
  if (!found || found.consumed !== undefined) return undefined
  const { recoveryCode, form, turn: _, ...pending } = found.payload as unknown as StoredPending
  const open = (sealed: string) => oidc.open({ model: kind, id }, sealed)
  return {
    ...pending,
    ...(recoveryCode !== undefined && { recoveryCode: await open(recoveryCode) }),
    ...(form !== undefined && { form: JSON.parse(await open(form)) }),
  }
}

/** Stores a pending log-in, or replaces it; replacing does not change the expiry. */
export async function storePending(
  { store }: Pick<Tenant, 'store'>,
  kind: PendingKind,
  id: string,
  pending: Pending,
): Promise<void> {
  const { userId: accountId, clientId, accessEpoch } = pending
  const nowSeconds = Math.floor(store.oidc.now().getTime() / 1000)
  const { endsAt = nowSeconds + lifetimeSeconds } = pending
  const seal = (text: string) => store.oidc.seal({ model: kind, id }, text)
  const recoveryCode = pending.recoveryCode && (await seal(pending.recoveryCode))
  const form = pending.form && (await seal(JSON.stringify(pending.form)))
  await store.oidc.records.keep(kind, id, {
    payload: { ...pending, endsAt, recoveryCode, form, turn: turnOf(pending) },
    accountId,
    clientId,
    accessEpoch,
    lifetimeSeconds: Math.max(1, endsAt - nowSeconds),
  })
}

/** Consumes a pending log-in. Of concurrent calls, one resolves to true. */
export const endPending = ({ store }: Tenant, kind: PendingKind, id: string) =>
  store.oidc.records.consume(kind, id)

/**
 * Deletes a log-in that waits for a form, unless the form has gone on since the log-in was found.
 * Of concurrent calls, one resolves to true.
 */
export const dropWaiting = ({ store }: Pick<Tenant, 'store'>, id: string, pending: Pending) =>
  store.oidc.records.destroyWith('ActionForm', id, { name: 'turn', value: turnOf(pending) })

/** Deletes a pending log-in. Of concurrent calls, one resolves to true. */
export const dropPending = ({ store }: Tenant, kind: PendingKind, id: string) =>
  store.oidc.records.destroy(kind, id)
