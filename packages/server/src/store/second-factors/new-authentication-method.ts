import type { Schema } from '@latchkey/contract'
import { newMethodId } from '../../ids.ts'
import {
  newTotpSecret,
  requireMembersOfType,
  requireTotpSecret,
  totpPurposeOf,
} from '../../record-rules/authentication-method-members.ts'
import type { Scope } from '../rows/scope.ts'

type Definition = Schema<'UserAuthenticationMethodDefinition'>
type Place = Pick<Scope, 'sealer' | 'tenantId' | 'now'>

/**
 * The row of a new method of a user, and its secret.
 *
 * @throws ApiError `invalid_body` for members that the type does not have
 */
export async function newMethodOf(place: Place, userId: string, definition: Definition) {
  const { secret, ...row } = await newMethodRow(place, definition)
  const at = place.now()
  const { tenantId } = place
  const data = { tenantId, userId, confirmed: true, ...row, createdAt: at, enrolledAt: at }
  return { secret, data }
}

/**
 * The columns of a method that an administrator creates, and its secret.
 *
 * @throws ApiError `invalid_body` for members that the type does not have
 */
async function newMethodRow({ sealer, tenantId }: Place, definition: Definition) {
  requireMembersOfType(definition)
  const id = newMethodId(definition.type)
  const { type, name, totp_secret: given, ...rest } = definition
  const secret = type === 'totp' ? requireTotpSecret(given ?? newTotpSecret()) : undefined
  return {
    id,
    type,
    name: name ?? null,
    secret,
    sealedSecret:
      secret === undefined ? null : await sealer.seal(tenantId, totpPurposeOf(id), secret),
    email: rest.email?.toLowerCase() ?? null,
    phoneNumber: rest.phone_number ?? null,
    preferredMethod: rest.preferred_authentication_method ?? null,
    keyId: rest.key_id ?? null,
    publicKey: rest.public_key ?? null,
    aaguid: rest.aaguid ?? null,
    relyingPartyIdentifier: rest.relying_party_identifier ?? null,
    credentialDeviceType: rest.credential_device_type ?? null,
    credentialBackedUp: rest.credential_backed_up ?? null,
    transports: rest.transports ?? [],
    userHandle: rest.user_handle ?? null,
    identityUserId: rest.identity_user_id ?? null,
    userAgent: rest.user_agent ?? null,
  }
}
