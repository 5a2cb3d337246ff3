import { attributeAt, type ScimUser } from '@latchkey/scim'
import {
  accountSubject,
  fitsSub,
  isAccountSubject,
} from '../connectors/upstream/account-subject.ts'
import { ApiError } from '../errors.ts'
import type { ScimRequest } from './scim-request.ts'

/**
 * The identifier of a new account, by `user_id_attribute` of the configuration. The first log-in at
 * the identity provider would create the same identifier.
 *
 * @throws ApiError `scim_value_malformed`
 */
export function subjectOf(request: ScimRequest, user: ScimUser): string {
  const { tenant, connection, configuration } = request
  const attribute = configuration.user_id_attribute
  const value = attributeAt(attribute).read(user)
  if (typeof value !== 'string' || value === '') {
    const message = `\`${attribute}\` is required: it identifies the users of this connection.`
    throw new ApiError('scim_value_malformed', { message })
  }
  const connector = tenant.connectors.find(connection.strategy)
  if (!connector) throw new ApiError('scim_token_invalid')
  const subject = accountSubject({ connection, connector }, value)
  if (isAccountSubject(subject) && fitsSub({ connection }, subject)) return subject
  const message = `\`${attribute}\` is too long for an identifier, or has a control character.`
  throw new ApiError('scim_value_malformed', { message })
}
