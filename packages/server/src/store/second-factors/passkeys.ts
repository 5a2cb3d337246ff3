import { ApiError } from '../../errors.ts'
import { newMethodId } from '../../ids.ts'
import { openToClient } from '../connections/open-to-client.ts'
import type { LoginAccount } from '../logs/logins.ts'
import { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import type { Scope } from '../rows/scope.ts'
import { type AuthenticationMethod, noted, ofOneTypeMax, toWire } from './authentication-methods.ts'
import { type EnrollingUser, lockToEnroll } from './lock-to-enroll.ts'

/** An account of a connection that supports passkeys. */
export interface PasskeyAccount extends LoginAccount {
  /** Whether to offer a passkey after a log-in by password. */
  readonly offersEnrollment: boolean
}

/** Which accounts may log in by a passkey. */
export interface PasskeyPlace {
  readonly clientId: string
  /** The name of the requested connection. */
  readonly connection?: string | undefined
  /** The names of the connections of an organization; by default all. */
  readonly among?: ReadonlySet<string> | undefined
  /** The strategies of the connections to search. */
  readonly strategies: readonly string[]
}

/** A passkey logs in; a security key or the biometrics of a device are second factors. */
export type CredentialType = 'passkey' | 'webauthn-roaming' | 'webauthn-platform'

/** A credential of Web Authentication Level 3; binary members are base64url. */
export interface NewPasskey {
  readonly keyId: string
  /** A COSE_Key. */
  readonly publicKey: string
  readonly signCounter: number
  readonly aaguid: string
  readonly relyingPartyIdentifier: string
  readonly credentialDeviceType: 'single_device' | 'multi_device'
  readonly credentialBackedUp: boolean
  readonly transports: readonly string[]
  readonly userHandle: string
  /** The account of a passkey: provider, and user id there. */
  readonly identityUserId?: string
  readonly userAgent: string | undefined
}

export interface Passkey {
  readonly id: string
  readonly userId: string
  readonly keyId: string
  readonly publicKey: string
  readonly signCounter: number
  readonly relyingPartyIdentifier: string
  /** Null if an administrator created the passkey without one. */
  readonly userHandle: string | null
  /** The identity that the credential logs in to; null for any of the user. */
  readonly identityUserId: string | null
}

/** The credentials of Web Authentication of the users of one tenant. */
export interface Passkeys {
  /** The account that a user logs in to with a passkey; undefined if there is none. */
  findAccount(
    user: Pick<Passkey, 'userId'> & Partial<Pick<Passkey, 'identityUserId'>>,
    place: PasskeyPlace,
  ): Promise<PasskeyAccount | undefined>
  /** By credential id: a passkey, or a credential of another type. */
  find(keyId: string, type?: CredentialType): Promise<Passkey | undefined>
  /**
   * Stores a passkey, or a credential of another type.
   * @throws ApiError `user_not_found`, `authentication_method_exists`
   */
  enroll(
    user: EnrollingUser,
    passkey: NewPasskey,
    type?: CredentialType,
  ): Promise<AuthenticationMethod>
  /**
   * Records a use, unless the signature counter decreased (Web Authentication Level 3, section
   * 6.1.1) or the passkey was deleted. Of concurrent calls with the same counter, one resolves to
   * true.
   */
  use(id: string, signCounter: number, isBackedUp: boolean): Promise<boolean>
}

export function passkeys(scope: Scope): Passkeys {
  const { database, tenantId, now } = scope
  const table = database.authenticationMethod
  return {
    findAccount: (user, place) => findAccount(scope, user, place),
    async find(keyId, type = 'passkey') {
      const where = { tenantId, keyId, type, confirmed: true }
      const row = await table.findFirst({ where })
      if (row?.publicKey == null) return undefined
      const { id, userId, publicKey, signCounter, userHandle, identityUserId } = row
      const relyingPartyIdentifier = row.relyingPartyIdentifier ?? ''
      return {
        id,
        userId,
        keyId,
        publicKey,
        userHandle,
        identityUserId,
        relyingPartyIdentifier,
        signCounter: Number(signCounter ?? 0),
      }
    },
    enroll: (user, passkey, type = 'passkey') => enroll(scope, user, passkey, type),
    async use(id, signCounter, credentialBackedUp) {
      // Authenticators without a counter send zero.
      const before = signCounter === 0 ? { equals: 0 } : { lt: signCounter }
      const { count } = await table.updateMany({
        where: { tenantId, id, OR: [{ signCounter: null }, { signCounter: before }] },
        data: { signCounter, credentialBackedUp, lastAuthAt: now() },
      })
      return count === 1
    },
  }
}

async function findAccount(
  { database, tenantId }: Scope,
  { userId, identityUserId }: Parameters<Passkeys['findAccount']>[0],
  { clientId, connection, among, strategies }: PasskeyPlace,
): Promise<PasskeyAccount | undefined> {
  const named = connection === undefined ? Prisma.empty : Prisma.sql`and c.name = ${connection}`
  const listed = among ? Prisma.sql`and c.name = any (${[...among]}::text[])` : Prisma.empty
  const ofIdentity =
    identityUserId == null
      ? Prisma.empty
      : Prisma.sql`and ${identityUserId} in (
          i.provider_user_id, i.provider || '|' || i.provider_user_id)`
  const [account] = await database.$queryRaw<PasskeyAccount[]>`
    select i.user_id as "userId", i.provider, i.provider_user_id as "providerUserId",
           c.id as "connectionId", c.name as connection, coalesce(i.email, u.email) as email,
           u.email_verified as "emailVerified", u.blocked as "isBlocked",
           u.access_epoch as "accessEpoch",
           i.password_hash as "passwordHash",
           c.settings #>> '{options,passkey_options,progressive_enrollment_enabled}'
             is distinct from 'false' as "offersEnrollment"
      from identities i
      join users u on u.tenant_id = i.tenant_id and u.user_id = i.user_id
      join connections c on c.tenant_id = i.tenant_id and c.id = i.connection_id ${named} ${listed}
      join clients t on t.tenant_id = c.tenant_id and t.client_id = ${clientId}
       and ${Prisma.raw(openToClient)}
     where i.tenant_id = ${tenantId} and i.user_id = ${userId}
       and c.strategy = any (${[...strategies]}::text[])
       and c.settings #>> '{options,authentication_methods,passkey,enabled}' = 'true' ${ofIdentity}
     order by c.created_at limit 1`
  return account
}

async function enroll(
  scope: Scope,
  user: EnrollingUser,
  { transports, userAgent, ...passkey }: NewPasskey,
  type: CredentialType,
): Promise<AuthenticationMethod> {
  const { database, tenantId, now, changes } = scope
  const { userId } = user
  // Without the lock, two concurrent calls could exceed the limit.
  if (!(await lockToEnroll(scope, user))) throw new ApiError('user_not_found')
  const table = database.authenticationMethod
  const count = await table.count({ where: { tenantId, userId, type } })
  if (count >= ofOneTypeMax) throw new ApiError('authentication_method_exists')
  const at = now()
  const making = table.create({
    data: {
      tenantId,
      id: newMethodId(type),
      userId,
      type,
      confirmed: true,
      ...passkey,
      transports: [...transports],
      userAgent: userAgent ?? null,
      createdAt: at,
      enrolledAt: at,
    },
  })
  // The credential may be one of another user.
  const made = await refusingDuplicates('authentication_method_exists', making)
  changes.created('authentication_method', noted(made))
  return toWire(made)
}
