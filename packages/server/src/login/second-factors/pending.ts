import type { LoginAccount } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * Somebody who has shown a first factor and has yet to show a second one. It is kept on the server,
 * and goes when the user's sessions do.
 */
export interface Pending {
  readonly userId: string
  readonly clientId: string
  /** What was shown (RFC 8176). */
  readonly amr: readonly string[]
  /** The account that logs in; nothing for who is logged in already. */
  readonly account?: Omit<LoginAccount, 'passwordHash'>
  /** The second factor that was shown; the recovery code may still have to be kept. */
  readonly proved?: 'otp' | 'recovery-code' | 'email'
  /** A recovery code that is being shown, sealed. */
  readonly recoveryCode?: string
  /** What the code in a mail is shown together with. */
  readonly oobCode?: string
  readonly remember?: boolean
  /** In seconds since 1970, from when it is first kept. */
  readonly endsAt?: number
  /** What was asked of the token endpoint. */
  readonly request?: Readonly<Record<string, string>>
}

/**
 * By an interaction and its cookie, a token that an application has, or a link. Who is offered a
 * passkey has shown all that is asked for.
 */
export type PendingKind = 'PendingLogin' | 'MfaToken' | 'EnrollmentTicket' | 'PasskeyOffer'

const lifetimeSeconds = 10 * 60

export async function findPending(
  { store }: Tenant,
  kind: PendingKind,
  id: string,
): Promise<Pending | undefined> {
  const found = await store.oidc.records.find(kind, id)
  return found && found.consumed === undefined ? (found.payload as unknown as Pending) : undefined
}

/** What is written anew ends when it would have ended. */
export async function storePending(
  { store }: Tenant,
  kind: PendingKind,
  id: string,
  pending: Pending,
): Promise<void> {
  const { userId: accountId, clientId } = pending
  const nowSeconds = Math.floor(store.oidc.now().getTime() / 1000)
  const { endsAt = nowSeconds + lifetimeSeconds } = pending
  await store.oidc.records.keep(kind, id, {
    payload: { ...pending, endsAt },
    accountId,
    clientId,
    lifetimeSeconds: Math.max(1, endsAt - nowSeconds),
  })
}

/** Of all who end it at one time, one is told that it did. */
export const endPending = ({ store }: Tenant, kind: PendingKind, id: string) =>
  store.oidc.records.consume(kind, id)

export const dropPending = ({ store }: Tenant, kind: PendingKind, id: string) =>
  store.oidc.records.destroy(kind, id)
