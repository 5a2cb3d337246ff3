import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { isReservedTokenType } from '../../record-rules/subject-token-types.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * Validates what the schema of a profile does not express.
 *
 * @throws ApiError `invalid_body`
 */
export async function checkProfile(
  { store, connectors }: Tenant,
  profile: Schema<'TokenExchangeProfilePatch'>,
): Promise<void> {
  const { subject_token_type: type, subject_token: rules } = profile
  if (type !== undefined && !/^(https?:\/\/|urn:)/i.test(type)) {
    throw refusedBody('It must begin with https://, http:// or urn:', 'subject_token_type')
  }
  if (type !== undefined && isReservedTokenType(type)) {
    throw refusedBody('The type is reserved: use an address or name of yours', 'subject_token_type')
  }
  if (rules?.connection_id === undefined) return
  const connection = await store.connections.get(rules.connection_id)
  if (!connection || !connectors.resolve(connection, ['redirect'])) {
    throw refusedBody(
      'It must be a connection to an identity provider, such as one of OpenID Connect',
      'subject_token.connection_id',
    )
  }
}
